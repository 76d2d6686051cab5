-- What an organiser asks of those who list the event: tags, and its number at Forbes where it is listed there. [S3-26]
CREATE TABLE event_listing (
  event_id int PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  tags text[] NOT NULL CHECK (cardinality(tags) <= 10),
  forbes_id text CHECK (char_length(forbes_id) BETWEEN 1 AND 40),
  updated_at timestamptz NOT NULL
);
