-- Paused by the organiser: takes nothing off until it goes on.
ALTER TABLE promotion ADD COLUMN paused boolean NOT NULL DEFAULT false;
ALTER TABLE promotion_code ADD COLUMN paused boolean NOT NULL DEFAULT false;
ALTER TABLE promotion_payment ADD COLUMN paused boolean NOT NULL DEFAULT false;
