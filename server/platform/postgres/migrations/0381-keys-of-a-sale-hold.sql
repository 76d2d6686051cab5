-- Reads every row under a lock that lets sales go on.
ALTER TABLE user_order VALIDATE CONSTRAINT order_of_checkout;
ALTER TABLE order_event VALIDATE CONSTRAINT event_of_order;
ALTER TABLE bought_ticket VALIDATE CONSTRAINT ticket_of_line, VALIDATE CONSTRAINT ticket_of_type;
