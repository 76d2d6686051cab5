-- Whether the event's sales close once its own capacity is sold.
ALTER TABLE event ADD COLUMN close_at_capacity boolean NOT NULL DEFAULT false;
