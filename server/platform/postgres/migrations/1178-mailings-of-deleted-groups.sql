-- A scheduled email to a group of guests that was deleted before its time.
ALTER TABLE guest_mailing DROP CONSTRAINT guest_mailing_not_sent_because_check;
ALTER TABLE guest_mailing ADD CONSTRAINT guest_mailing_not_sent_because_check CHECK (not_sent_because IN ('EVENT_READY',
  'EVENT_CANCELLED', 'EVENT_ARCHIVED', 'NOT_ALLOWED', 'GROUP_DELETED', 'NO_RECIPIENTS', 'TOO_MANY_RECIPIENTS',
  'LINKS_TOO_EARLY', 'BANK_AS_SENDER'));
