-- The picture across the head of a corporate's page; its logo stands beside its name already.
ALTER TABLE corporate ADD COLUMN banner text;
