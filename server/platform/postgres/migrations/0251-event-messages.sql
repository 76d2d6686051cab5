-- What an event's team told its guests.
CREATE TABLE event_notification (
  event_id int NOT NULL REFERENCES event ON DELETE CASCADE,
  event_notification_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('NEWS', 'CHANGE', 'REMINDER')),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 100),
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 1000),
  by_account_id uuid NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, event_notification_id)
);
CREATE INDEX event_notification_newest ON event_notification (event_id, inserted_at DESC);

-- The organiser's words in the emails of an event's orders and tickets.
CREATE TABLE event_email_text (
  event_id int PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 2000),
  updated_at timestamptz NOT NULL
);
