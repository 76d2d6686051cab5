-- What an event asks who registers (domain/questionnaire). A version never changes: answers are read by the one that they were given to.
CREATE TABLE event_form (
  event_id int NOT NULL REFERENCES event,
  version int NOT NULL CHECK (version > 0),
  fields jsonb NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, version)
);
-- The newest version once more, where it asks anything: the queue that sells reads the event anyway.
ALTER TABLE event ADD COLUMN addition_form jsonb;
-- The version that a checkout's answers were given to.
ALTER TABLE checkout_session ADD COLUMN form_version int;
-- A signature, as it was drawn by who registers.
ALTER TABLE stored_file DROP CONSTRAINT stored_file_kind_check,
  ADD CONSTRAINT stored_file_kind_check CHECK (kind IN ('EVENT_IMAGE', 'AVATAR', 'ANSWER_IMAGE'));
