-- A signed webhook call that could not be read, as it came, so that a person finds the transfer in it. Stored once, however often it is repeated.
CREATE TABLE unread_notice (
  unread_notice_id uuid PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('sepay', 'casso')),
  -- The first field that could not be read.
  field text NOT NULL,
  body bytea NOT NULL,
  body_hash bytea GENERATED ALWAYS AS (sha256(body)) STORED NOT NULL,
  received_at timestamptz NOT NULL,
  UNIQUE (provider, body_hash)
);
CREATE INDEX unread_notice_received ON unread_notice (received_at DESC, unread_notice_id DESC);
REVOKE UPDATE, DELETE, TRUNCATE ON unread_notice FROM vemoi_app;
