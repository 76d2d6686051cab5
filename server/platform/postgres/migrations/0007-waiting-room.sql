-- The organiser's switch: people are let in to the sale one after another.
ALTER TABLE event ADD COLUMN waiting_room boolean NOT NULL DEFAULT false;
