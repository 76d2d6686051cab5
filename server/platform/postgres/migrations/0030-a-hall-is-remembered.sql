-- Counts whenever seats of the map change hands or are blocked, so that a node that remembers how they stand knows whether they still do. Only who holds the event's quotas counts.
ALTER TABLE seat_map ADD COLUMN moves bigint NOT NULL DEFAULT 0;
