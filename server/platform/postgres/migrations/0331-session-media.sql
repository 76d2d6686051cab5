-- Documents, images, videos and links of a session: private ones are for its ticket holders and its team.
CREATE TABLE session_media (
  event_id int NOT NULL,
  session_media_id uuid NOT NULL,
  section_event_id int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('DOCUMENT', 'IMAGE', 'VIDEO', 'LINK')),
  is_private boolean NOT NULL,
  label text NOT NULL CHECK (char_length(label) BETWEEN 1 AND 120),
  -- Of a video or link.
  url text CHECK (char_length(url) BETWEEN 1 AND 2000),
  -- Of a document or image: the private file of the account that uploaded it.
  file_account_id uuid,
  private_file_id uuid,
  format text,
  bytes int CHECK (bytes > 0),
  position int NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, session_media_id),
  FOREIGN KEY (event_id, section_event_id) REFERENCES section_event ON DELETE CASCADE,
  CHECK ((kind IN ('VIDEO', 'LINK')) = (url IS NOT NULL)),
  CHECK (num_nonnulls(file_account_id, private_file_id, format, bytes)
    = CASE WHEN kind IN ('DOCUMENT', 'IMAGE') THEN 4 ELSE 0 END)
);
CREATE INDEX session_media_session ON session_media (event_id, section_event_id, position);

-- What an uploaded file is by its bytes, and its size; null for those from before.
ALTER TABLE private_file ADD COLUMN format text, ADD COLUMN bytes int CHECK (bytes > 0);
ALTER TABLE private_file DROP CONSTRAINT private_file_kind_check,
  ADD CONSTRAINT private_file_kind_check
    CHECK (kind IN ('ID_CARD', 'ANSWER_IMAGE', 'BUSINESS_LICENCE', 'SESSION_IMAGE', 'SESSION_DOCUMENT'));
