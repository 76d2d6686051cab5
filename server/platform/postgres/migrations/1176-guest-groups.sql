-- Groups that an event's team puts guests into by name, for itself: a table, the press, speakers.
CREATE TABLE guest_group (
  event_id int NOT NULL REFERENCES event ON DELETE CASCADE,
  guest_group_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  -- The name as two of them are compared.
  name_key text NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, guest_group_id),
  UNIQUE (event_id, name_key)
);
CREATE TABLE guest_group_member (
  event_id int NOT NULL,
  guest_group_id uuid NOT NULL,
  bought_ticket_id uuid NOT NULL,
  PRIMARY KEY (event_id, guest_group_id, bought_ticket_id),
  FOREIGN KEY (event_id, guest_group_id) REFERENCES guest_group ON DELETE CASCADE,
  FOREIGN KEY (event_id, bought_ticket_id) REFERENCES bought_ticket ON DELETE CASCADE
);
CREATE INDEX guest_group_member_ticket ON guest_group_member (event_id, bought_ticket_id);
