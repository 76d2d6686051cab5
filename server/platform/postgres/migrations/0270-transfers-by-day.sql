-- A day's transfers are compared with the bank's statement.
CREATE INDEX incoming_transfer_transferred ON incoming_transfer (transferred_at, incoming_transfer_id);
