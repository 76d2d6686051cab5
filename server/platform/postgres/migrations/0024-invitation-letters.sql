-- What the organiser's side of an invitation needs: how its letter was sent, in which language and in whose name.
ALTER TABLE rsvp_invitation ADD COLUMN locale text NOT NULL DEFAULT 'vi' CHECK (locale IN ('en', 'vi'));
ALTER TABLE rsvp_invitation ADD COLUMN inviter_name text NOT NULL DEFAULT '';
-- How often this letter was sent, and when last; a new letter begins anew.
ALTER TABLE rsvp_invitation ADD COLUMN sendings int NOT NULL DEFAULT 0 CHECK (sendings >= 0);
ALTER TABLE rsvp_invitation ADD COLUMN last_sent_at timestamptz;
-- Names the press that invited, so that the same press sent twice invites once and answers the same.
ALTER TABLE rsvp_invitation ADD COLUMN invite_key text;
ALTER TABLE rsvp_invitation ADD COLUMN search_words text GENERATED ALWAYS AS
  (plain_words(email || ' ' || first_name || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_name, ''))) STORED;
CREATE INDEX rsvp_invitation_newest ON rsvp_invitation (event_id, inserted_at, rsvp_invitation_id);
-- Letters that wait for the moment that the organiser named.
CREATE INDEX rsvp_invitation_due ON rsvp_invitation (send_email_at) WHERE status = 'INVITED' AND sendings = 0 AND send_email_at IS NOT NULL;

-- What an event's letters say; without a row they say what Vemoi says.
CREATE TABLE rsvp_template (
  event_id int PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  headline text NOT NULL,
  letter text NOT NULL,
  picture text,
  updated_by uuid NOT NULL,
  updated_at timestamptz NOT NULL
);
