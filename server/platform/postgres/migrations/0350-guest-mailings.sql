-- An email of an event's team to many of its guests. Who gets it stands in event_recipient, about = guest_mailing_id.
CREATE TABLE guest_mailing (
  event_id int NOT NULL REFERENCES event ON DELETE CASCADE,
  guest_mailing_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('SENDING', 'STOPPED', 'DONE')),
  audience text NOT NULL CHECK (audience IN ('TICKET_HOLDERS', 'NOT_CHECKED_IN', 'PENDING')),
  -- NULL: holders of every type. Its name as it was, for the list.
  ticket_type_id uuid,
  ticket_name text,
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 150),
  -- Cleaned.
  html text NOT NULL CHECK (char_length(html) BETWEEN 1 AND 40000),
  people int NOT NULL CHECK (people > 0),
  -- Handed to the outbox so far.
  sent int NOT NULL DEFAULT 0 CHECK (sent BETWEEN 0 AND people),
  by_account_id uuid NOT NULL,
  inserted_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (event_id, guest_mailing_id),
  CHECK ((state = 'DONE') = (ended_at IS NOT NULL))
);
CREATE INDEX guest_mailing_newest ON guest_mailing (event_id, inserted_at DESC);
-- How many people an account wrote to today.
CREATE INDEX guest_mailing_sender ON guest_mailing (by_account_id, inserted_at);

-- Who wants no more emails from an event's team. Tickets and changes still reach them.
CREATE TABLE mailing_opt_out (
  event_id int NOT NULL REFERENCES event ON DELETE CASCADE,
  -- In lower case.
  email text NOT NULL CHECK (email = lower(email)),
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, email)
);

-- Whom an email to a guest greets.
ALTER TABLE event_recipient ADD COLUMN first_name text, ADD COLUMN last_name text;
