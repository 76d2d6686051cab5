-- Account group: account_id in every primary, unique and foreign key.

CREATE TABLE account (
  account_id uuid PRIMARY KEY,
  email text NOT NULL,
  username text NOT NULL,
  first_name text,
  last_name text,
  avatar text,
  is_admin boolean NOT NULL DEFAULT false,
  is_accountant boolean NOT NULL DEFAULT false,
  referral_code text NOT NULL,
  referred_by_code text,
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'vi')),
  setting jsonb NOT NULL DEFAULT '{}',
  inserted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_referral_code ON account (referral_code);
CREATE INDEX account_referred_by ON account (referred_by_code) WHERE referred_by_code IS NOT NULL;

-- A sign-in attempt; the code itself is kept as an HMAC. Before sign-in there is no account, so the address is the key.
CREATE TABLE sign_in_challenge (
  challenge_id uuid PRIMARY KEY,
  email text NOT NULL,
  -- Whose counts it is held against: the address, or a device that signed in with the address before, which a stranger cannot use up.
  budget text NOT NULL,
  code_hmac bytea NOT NULL,
  key_id text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  referral_code text,
  locale text NOT NULL,
  inserted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  resend_at timestamptz NOT NULL,
  spent_at timestamptz
);
CREATE INDEX sign_in_challenge_budget ON sign_in_challenge (budget, inserted_at, challenge_id);
CREATE INDEX sign_in_challenge_expired ON sign_in_challenge (expires_at);

-- Failed tries and sent codes, counted per address (and per network address) across challenges.
CREATE TABLE sign_in_count (
  subject text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('failed', 'sent')),
  at timestamptz NOT NULL,
  id uuid PRIMARY KEY
);
CREATE INDEX sign_in_count_subject ON sign_in_count (subject, kind, at);
-- One row per counted subject, locked while its counts are read and written: parallel tries are counted one after another.
CREATE TABLE sign_in_subject (
  subject text PRIMARY KEY,
  touched_at timestamptz NOT NULL
);
CREATE INDEX sign_in_subject_touched ON sign_in_subject (touched_at);

-- A session (a device signed in). Re-use of an old renewal token ends it.
CREATE TABLE session_family (
  account_id uuid NOT NULL REFERENCES account,
  session_family_id uuid NOT NULL,
  user_agent text,
  inserted_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_because text,
  PRIMARY KEY (account_id, session_family_id)
);
-- A node that starts asks which sessions ended while their access tokens still live.
CREATE INDEX session_family_ended ON session_family (ended_at) WHERE ended_at IS NOT NULL;
CREATE TABLE renewal_token (
  account_id uuid NOT NULL,
  session_family_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  inserted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- For 30 s after its use a token answers with the successor it got, kept encrypted.
  successor_sealed text,
  PRIMARY KEY (account_id, token_hash),
  FOREIGN KEY (account_id, session_family_id) REFERENCES session_family
);
CREATE INDEX renewal_token_family ON renewal_token (account_id, session_family_id);
CREATE INDEX renewal_token_expired ON renewal_token (expires_at);

-- The buyer's own registrant details, erasable.
CREATE TABLE registrant (
  account_id uuid PRIMARY KEY REFERENCES account,
  email text,
  first_name text,
  last_name text,
  gender text,
  phone_number text
);

CREATE TABLE stored_file (
  account_id uuid NOT NULL,
  stored_file_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('EVENT_IMAGE', 'AVATAR')),
  extension text NOT NULL,
  width int NOT NULL,
  height int NOT NULL,
  color text NOT NULL,
  bytes int NOT NULL,
  inserted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, stored_file_id)
);
CREATE UNIQUE INDEX stored_file_id ON stored_file (stored_file_id, account_id);

CREATE TABLE consent (
  account_id uuid NOT NULL,
  consent_id uuid NOT NULL,
  kind text NOT NULL,
  text_version text NOT NULL,
  source text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, consent_id)
);
