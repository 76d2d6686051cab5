-- Who is invited to a session by letter, and what they answered (domain/rsvp). The letter's secret is not kept: it is a code of the keyring over the row.
CREATE TABLE rsvp_invitation (
  event_id int NOT NULL,
  rsvp_invitation_id uuid NOT NULL,
  section_event_id int NOT NULL,
  -- What an acceptance issues.
  ticket_type_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'INVITED' CHECK (status IN ('INVITED', 'WAITING', 'ACCEPTED', 'DECLINED', 'TAKEN_BACK')),
  -- Raised by every new letter; older ones open nothing.
  letter_number int NOT NULL DEFAULT 1 CHECK (letter_number BETWEEN 1 AND 16777215),
  party_limit int NOT NULL DEFAULT 1 CHECK (party_limit BETWEEN 1 AND 10),
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text,
  avatar text,
  company_name text,
  gender text,
  industries text,
  job_title text,
  phone_number text,
  send_email_at timestamptz,
  answer_before timestamptz,
  opened_at timestamptz,
  -- How often an answer was kept or given up: names the order of one acceptance among others.
  answers int NOT NULL DEFAULT 0 CHECK (answers >= 0),
  answered_at timestamptz,
  -- Who accepted; before that, who is taking the places for it.
  account_id uuid,
  party int CHECK (party > 0),
  bought_ticket_id uuid,
  inserted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, rsvp_invitation_id),
  FOREIGN KEY (event_id, section_event_id) REFERENCES section_event ON DELETE CASCADE,
  FOREIGN KEY (event_id, ticket_type_id) REFERENCES ticket_type ON DELETE CASCADE,
  CHECK (status NOT IN ('WAITING', 'ACCEPTED') OR (account_id IS NOT NULL AND party IS NOT NULL AND answered_at IS NOT NULL)),
  CHECK (status <> 'ACCEPTED' OR bought_ticket_id IS NOT NULL)
);
-- One person is invited to a session once.
CREATE UNIQUE INDEX rsvp_invitation_address ON rsvp_invitation (event_id, section_event_id, lower(email));
