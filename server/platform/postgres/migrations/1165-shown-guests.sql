-- Who agreed to be named among an event's guests (domain/ticket/shown-guests.ts). The agreement is its account's, and goes
-- with it; whether a ticket is still valid is asked when the guests are read.
CREATE TABLE shown_guest (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  event_id int NOT NULL,
  agreed_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, event_id)
);
CREATE INDEX shown_guest_event ON shown_guest (event_id, agreed_at DESC, account_id);

-- Events whose organiser shows no guests.
CREATE TABLE hidden_guest_list (
  event_id int PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  hidden_at timestamptz NOT NULL
);
