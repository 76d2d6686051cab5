-- The order in which an admin put featured events. Null: after those, by start.
ALTER TABLE event ADD COLUMN featured_place int CHECK (featured_place > 0);
