-- What the key asked for: another request with the same key is refused. Null: from before.
ALTER TABLE event_creation ADD COLUMN request_hash text;
ALTER TABLE part_creation ADD COLUMN request_hash text;
