-- The seat map of a session, as its organiser wrote it; a version changes with every seat that stands elsewhere, is called otherwise or is for somebody else.
CREATE TABLE seat_map (
  event_id int NOT NULL,
  section_event_id int NOT NULL,
  version int NOT NULL CHECK (version > 0),
  -- The rows of the form, to be written again.
  plan jsonb NOT NULL,
  -- From then on accessible and companion seats that are still free are anybody's; null: kept to the end.
  pools_open_at timestamptz,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, section_event_id),
  FOREIGN KEY (event_id, section_event_id) REFERENCES section_event ON DELETE CASCADE
);

-- Whose a seat is, is the reservation in its row: one row, one holder. Only the reservation batcher writes it, and only over the holder that it read. No index
-- has that column, so that a seat that changes hands stays where it is; and no foreign key, which would ask for the reservation's row once more each time:
-- the integrity check counts both sides against each other.
CREATE TABLE session_seat (
  event_id int NOT NULL,
  seat_id uuid NOT NULL,
  section_event_id int NOT NULL,
  section text NOT NULL,
  row_name text NOT NULL,
  -- 0 is the front.
  row_number int NOT NULL CHECK (row_number >= 0),
  place int NOT NULL CHECK (place >= 0),
  alias text NOT NULL,
  pool text NOT NULL CHECK (pool IN ('STANDARD', 'ACCESSIBLE', 'COMPANION')),
  ticket_type_id uuid,
  special_code text,
  takes_requests boolean NOT NULL DEFAULT false,
  approved_accounts uuid[] NOT NULL DEFAULT '{}',
  blocked boolean NOT NULL DEFAULT false,
  reservation_id uuid,
  PRIMARY KEY (event_id, seat_id),
  UNIQUE (event_id, section_event_id, row_number, place),
  UNIQUE (event_id, section_event_id, alias),
  FOREIGN KEY (event_id, section_event_id) REFERENCES seat_map ON DELETE CASCADE,
  FOREIGN KEY (event_id, ticket_type_id) REFERENCES ticket_type
) WITH (fillfactor = 60);

ALTER TABLE ticket_type ADD COLUMN required_seat boolean NOT NULL DEFAULT false;
-- [{seatId, alias}] in the order of the places. Stays when the line is released: late money takes the same seats again.
ALTER TABLE reservation ADD COLUMN seats jsonb;
ALTER TABLE bought_ticket ADD COLUMN seat_id uuid;
ALTER TABLE bought_ticket ADD COLUMN seat_alias text;
-- The last line: whatever went wrong before, nobody is given a ticket for somebody else's seat. Tickets without a seat are not in it.
CREATE UNIQUE INDEX bought_ticket_seat ON bought_ticket (event_id, seat_id) WHERE seat_id IS NOT NULL AND status = 'VALID';
