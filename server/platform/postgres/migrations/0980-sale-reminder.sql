-- Who asked to be told when an event's sale opens: one email, in the language of the page.
CREATE TABLE sale_reminder (
  event_id int NOT NULL REFERENCES event ON DELETE CASCADE,
  -- In lower case.
  email text NOT NULL CHECK (email = lower(email)),
  locale text NOT NULL CHECK (locale IN ('en', 'vi')),
  asked_at timestamptz NOT NULL,
  -- Null: the sale has not opened yet.
  told_at timestamptz,
  PRIMARY KEY (event_id, email)
);
CREATE INDEX sale_reminder_waiting ON sale_reminder (event_id, email) WHERE told_at IS NULL;
CREATE INDEX sale_reminder_told ON sale_reminder (told_at) WHERE told_at IS NOT NULL;
