-- A ticket, or an order, that is named by its number is found by its key. With the number at the end of an index that lists an event's rows by time,
-- a plan for any event whatever found it there instead, after all rows of the event: at the door, two hundred thousand of them for each scan.
DROP INDEX bought_ticket_guests;
CREATE INDEX bought_ticket_guests ON bought_ticket (event_id, inserted_at DESC);
DROP INDEX user_order_event;
CREATE INDEX user_order_event ON user_order (event_id, inserted_at DESC);

-- What is past within the whole public list: the latest first, and by number where two began together.
CREATE INDEX event_past ON event (begin_at DESC, event_id) WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive;
