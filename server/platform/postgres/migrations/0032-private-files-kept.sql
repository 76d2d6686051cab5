-- A private picture that nothing names is gone after a day; one that a card names is kept with it.
ALTER TABLE private_file ADD COLUMN kept_at timestamptz;
UPDATE private_file SET kept_at = inserted_at;
CREATE INDEX private_file_loose ON private_file (inserted_at) WHERE kept_at IS NULL;
