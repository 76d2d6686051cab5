-- Categories are kept by admins (domain/event/category-list.ts): in an order, and retired instead of removed, as events have them.
ALTER TABLE category
  ADD COLUMN place int NOT NULL DEFAULT 0,
  ADD COLUMN retired boolean NOT NULL DEFAULT false,
  ADD COLUMN version int NOT NULL DEFAULT 1 CHECK (version > 0);
UPDATE category SET place = category_id;
