-- Tickets that an event's team issued by hand.
CREATE TABLE issued_ticket (
  event_id int NOT NULL,
  bought_ticket_id uuid NOT NULL,
  section_event_id int NOT NULL,
  by_account_id uuid NOT NULL,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, bought_ticket_id),
  FOREIGN KEY (event_id, bought_ticket_id) REFERENCES bought_ticket
);
CREATE INDEX issued_ticket_session ON issued_ticket (event_id, section_event_id, issued_at DESC);
