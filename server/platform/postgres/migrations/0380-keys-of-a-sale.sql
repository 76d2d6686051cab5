-- What belongs to an order, a line or a ticket type never stands without it. Within an event, so on one machine.
-- No writer waits while the rows that there are already are read.
ALTER TABLE user_order ADD CONSTRAINT order_of_checkout
  FOREIGN KEY (event_id, checkout_session_id) REFERENCES checkout_session NOT VALID;
ALTER TABLE order_event ADD CONSTRAINT event_of_order
  FOREIGN KEY (event_id, user_order_id) REFERENCES user_order NOT VALID;
ALTER TABLE bought_ticket
  ADD CONSTRAINT ticket_of_line FOREIGN KEY (event_id, reservation_id) REFERENCES reservation NOT VALID,
  ADD CONSTRAINT ticket_of_type FOREIGN KEY (event_id, ticket_type_id) REFERENCES ticket_type NOT VALID;
