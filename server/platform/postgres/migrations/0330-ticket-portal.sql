-- Tickets that the platform's staff made void, and why.
CREATE TABLE voided_ticket (
  event_id int NOT NULL,
  bought_ticket_id uuid NOT NULL,
  reason text NOT NULL,
  by_account_id uuid NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (event_id, bought_ticket_id),
  FOREIGN KEY (event_id, bought_ticket_id) REFERENCES bought_ticket
);
-- Staff search for people by parts of their names and addresses.
CREATE INDEX account_search ON account USING gin (plain_words(email || ' ' || username || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops);
