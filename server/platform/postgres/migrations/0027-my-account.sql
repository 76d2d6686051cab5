-- Who somebody is and where they are paid (domain/kyc). What names a person or an account is sealed under the keyring and bound to its row.
CREATE TABLE id_card (
  account_id uuid PRIMARY KEY REFERENCES account,
  status text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED')),
  -- Name, birthday, number and the ids of both pictures.
  card_sealed text NOT NULL,
  reason text,
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((status = 'REJECTED') = (reason IS NOT NULL)),
  CHECK ((status = 'PENDING') = (decided_at IS NULL))
);
CREATE INDEX id_card_pending ON id_card (submitted_at) WHERE status = 'PENDING';

CREATE TABLE bank_account (
  account_id uuid NOT NULL REFERENCES account,
  bank_account_id uuid NOT NULL,
  -- Bank, holder and number.
  account_sealed text NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, bank_account_id)
);

-- Pictures that no address shows to everybody. Their bytes are sealed, too.
CREATE TABLE private_file (
  account_id uuid NOT NULL REFERENCES account,
  private_file_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ID_CARD')),
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, private_file_id)
);

-- An authenticator app. last_step: the period of the last code that was taken, so that each counts once.
CREATE TABLE second_factor (
  account_id uuid PRIMARY KEY REFERENCES account,
  secret_sealed text NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  wrong_codes int NOT NULL DEFAULT 0 CHECK (wrong_codes >= 0),
  wrong_at timestamptz
);
