-- A mailing takes its recipients in the order of their addresses. Without the address in the index each batch sorted all
-- who were left, and a mailing to 100,000 guests cost its square.
DROP INDEX event_recipient_untold;
CREATE INDEX event_recipient_untold ON event_recipient (event_id, about, email) WHERE told_at IS NULL;
