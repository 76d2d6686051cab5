-- An email to guests may begin at a time. Who gets it is decided then.
ALTER TABLE guest_mailing ADD COLUMN send_at timestamptz,
  -- NOT_SENT_REASONS in domain/event/mailing/scheduled-mailing.ts.
  ADD COLUMN not_sent_because text CHECK (not_sent_because IN ('EVENT_READY', 'EVENT_CANCELLED', 'EVENT_ARCHIVED',
    'NOT_ALLOWED', 'NO_RECIPIENTS', 'TOO_MANY_RECIPIENTS', 'LINKS_TOO_EARLY', 'BANK_AS_SENDER'));
ALTER TABLE guest_mailing DROP CONSTRAINT guest_mailing_state_check, DROP CONSTRAINT guest_mailing_people_check;
ALTER TABLE guest_mailing
  ADD CONSTRAINT guest_mailing_state_check CHECK (state IN ('SCHEDULED', 'NOT_SENT', 'CANCELLED', 'SENDING', 'STOPPED',
    'DONE')),
  ADD CONSTRAINT guest_mailing_people_check CHECK (people > 0
    OR people = 0 AND send_at IS NOT NULL AND state IN ('SCHEDULED', 'NOT_SENT', 'CANCELLED')),
  ADD CONSTRAINT guest_mailing_not_sent_check CHECK ((state = 'NOT_SENT') = (not_sent_because IS NOT NULL));

-- The team is told when a scheduled email to its guests was not sent.
ALTER TABLE team_news DROP CONSTRAINT team_news_happening_check;
ALTER TABLE team_news ADD CONSTRAINT team_news_happening_check CHECK (happening IN ('SOLD', 'REGISTERED', 'ACCEPTED',
  'DECLINED', 'WAITING', 'NOT_PUBLISHED', 'NOT_MAILED'));
ALTER TABLE team_news_day ADD COLUMN not_mailed int NOT NULL DEFAULT 0;
