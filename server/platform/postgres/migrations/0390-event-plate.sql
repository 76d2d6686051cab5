-- The print that an organiser chose for an event without a cover; null: the one that its id gives.
ALTER TABLE event ADD COLUMN plate text CHECK (plate ~ '^[a-z]+-[a-z]+-[0-9]{1,10}$');
