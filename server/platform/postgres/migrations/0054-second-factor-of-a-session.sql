-- When a second factor was last given in a session: platform rights count in that session alone.
ALTER TABLE session_family ADD COLUMN second_factor_at timestamptz;

-- One-time codes for who lost the authenticator app. Only their digests are stored.
CREATE TABLE recovery_code (
  account_id uuid NOT NULL REFERENCES account,
  code_hash bytea NOT NULL,
  inserted_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);
