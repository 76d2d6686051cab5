-- Where people meet online: a session has as many rooms as it likes, and a ticket type opens those that are named with it. A room's address is told to
-- nobody else.
CREATE TABLE online_room (
  event_id int NOT NULL,
  online_room_id uuid NOT NULL,
  section_event_id int NOT NULL,
  title text NOT NULL,
  description text,
  url text NOT NULL,
  event_mode text NOT NULL DEFAULT 'ONLINE' CHECK (event_mode IN ('ONLINE', 'ONSITE', 'HYBRID')),
  inserted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, online_room_id),
  FOREIGN KEY (event_id, section_event_id) REFERENCES section_event ON DELETE CASCADE
);
CREATE INDEX online_room_session ON online_room (event_id, section_event_id);

CREATE TABLE ticket_room (
  event_id int NOT NULL,
  ticket_type_id uuid NOT NULL,
  online_room_id uuid NOT NULL,
  PRIMARY KEY (event_id, ticket_type_id, online_room_id),
  FOREIGN KEY (event_id, ticket_type_id) REFERENCES ticket_type ON DELETE CASCADE,
  FOREIGN KEY (event_id, online_room_id) REFERENCES online_room ON DELETE CASCADE
);
CREATE INDEX ticket_room_room ON ticket_room (event_id, online_room_id);
