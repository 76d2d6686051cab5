-- A group that waits for places of a sold-out ticket type, or was offered them. The places of an offer are the
-- reservation of the same id, so what became of the offer is read there.
CREATE TABLE waiting_entry (
  event_id int NOT NULL REFERENCES event ON DELETE CASCADE,
  waiting_entry_id uuid NOT NULL,
  section_event_id int NOT NULL,
  ticket_type_id uuid NOT NULL,
  account_id uuid NOT NULL,
  party int NOT NULL CHECK (party > 0),
  -- Groups behind it that were offered places before it.
  passed int NOT NULL CHECK (passed >= 0),
  state text NOT NULL CHECK (state IN ('WAITING', 'OFFERED', 'LEFT')),
  offered_until timestamptz,
  -- Where and in which language an offer is told.
  email text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'vi')),
  joined_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, waiting_entry_id),
  FOREIGN KEY (event_id, ticket_type_id) REFERENCES ticket_type ON DELETE CASCADE,
  CHECK ((state = 'OFFERED') = (offered_until IS NOT NULL))
);
CREATE UNIQUE INDEX waiting_entry_once ON waiting_entry (event_id, account_id, ticket_type_id) WHERE state = 'WAITING';
CREATE INDEX waiting_entry_line ON waiting_entry (event_id, joined_at, waiting_entry_id) WHERE state = 'WAITING';
CREATE INDEX waiting_entry_ticket_type ON waiting_entry (event_id, ticket_type_id, section_event_id, party)
  WHERE state = 'WAITING';
CREATE INDEX waiting_entry_account ON waiting_entry (account_id, event_id);
CREATE INDEX waiting_entry_kept ON waiting_entry (updated_at);
