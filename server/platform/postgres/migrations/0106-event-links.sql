-- Which key opens a private event: one more, and links with the one before are worth nothing.
ALTER TABLE event ADD COLUMN link_number int NOT NULL DEFAULT 1 CHECK (link_number > 0);
