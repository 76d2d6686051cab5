-- Global group: settings, jobs, directories, the audit log. No foreign key leaves a group.

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- unaccent() is only STABLE; generated columns and indexes need IMMUTABLE. The dictionary is fixed by name. đ is not a combining mark, unaccent's rules fold it.
CREATE FUNCTION plain_words(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFC))) $$;

CREATE TABLE setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lane text NOT NULL CHECK (lane IN ('sign-in', 'money', 'tickets', 'bulk')),
  task text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamptz NOT NULL DEFAULT now(),
  attempts int NOT NULL DEFAULT 0,
  max_attempts int NOT NULL DEFAULT 12,
  unique_key text UNIQUE,
  last_error text,
  dead_at timestamptz,
  inserted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX job_due ON job (lane, run_at, id) WHERE dead_at IS NULL;

-- When a task that is done again and again is due next; whoever moves the moment has the turn.
CREATE TABLE periodic_task (
  name text PRIMARY KEY,
  next_at timestamptz NOT NULL
);

-- One row per (message, subject, recipient, occurrence): sent at least once, always with the same Message-ID.
CREATE TABLE email_message (
  email_message_id uuid PRIMARY KEY,
  message text NOT NULL,
  subject_id text NOT NULL,
  recipient text NOT NULL,
  occurrence int NOT NULL DEFAULT 1,
  locale text NOT NULL CHECK (locale IN ('en', 'vi')),
  -- What the message says; a one-time code stands here encrypted and is wiped when sent.
  data jsonb NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  -- Never to be sent: the mail server refused it for good, or there is nothing left to say.
  dropped_at timestamptz,
  dropped_because text,
  UNIQUE (message, subject_id, recipient, occurrence)
);

CREATE TABLE audit_entry (
  audit_entry_id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_account_id uuid,
  act text NOT NULL,
  subject text NOT NULL,
  event_id int,
  facts jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entry_subject ON audit_entry (subject, at);
CREATE INDEX audit_entry_event ON audit_entry (event_id, at) WHERE event_id IS NOT NULL;

CREATE TABLE category (
  category_id int PRIMARY KEY,
  name_en text NOT NULL,
  name_vi text NOT NULL,
  color text NOT NULL,
  description text
);

-- Directories: a global name or number to the group that owns it.
CREATE SEQUENCE event_id_seq AS int START 1001;
CREATE SEQUENCE section_event_id_seq AS int START 5001;
CREATE TABLE session_directory (section_event_id int PRIMARY KEY, event_id int NOT NULL);
CREATE TABLE transfer_code_directory (transfer_code text PRIMARY KEY, event_id int NOT NULL, payment_id uuid NOT NULL, inserted_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE order_number_directory (order_number text PRIMARY KEY, event_id int NOT NULL, user_order_id uuid NOT NULL);
CREATE TABLE email_directory (email text PRIMARY KEY CHECK (email = lower(email)), account_id uuid NOT NULL UNIQUE);
CREATE TABLE public_name_directory (
  public_name text PRIMARY KEY CHECK (public_name = lower(public_name)),
  account_id uuid,
  corporate_id int,
  CHECK (num_nonnulls(account_id, corporate_id) = 1)
);

CREATE SEQUENCE corporate_id_seq AS int START 11;
CREATE TABLE corporate (
  corporate_id int PRIMARY KEY DEFAULT nextval('corporate_id_seq'),
  company_name text NOT NULL,
  display_name text,
  company_address text,
  company_email text,
  company_phone_number text,
  company_tax_code text,
  legal_representative text,
  logo text,
  website text,
  status text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED')),
  approved_at timestamptz,
  issued_date timestamptz,
  ondemand boolean NOT NULL DEFAULT false,
  inserted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX corporate_email ON corporate (lower(company_email));
CREATE TABLE corporate_staff (
  corporate_id int NOT NULL REFERENCES corporate,
  account_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('SUB_ADMIN', 'ROOM_OPERATOR', 'EVENT_OWNER')),
  active boolean NOT NULL DEFAULT true,
  note text,
  PRIMARY KEY (corporate_id, account_id)
);
CREATE INDEX corporate_staff_account ON corporate_staff (account_id);

-- Incoming bank transfers. Identity: bank account + bank reference + amount + direction, whichever feed told of it.
CREATE TABLE incoming_transfer (
  incoming_transfer_id uuid PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('sepay', 'casso')),
  provider_transfer_id text NOT NULL,
  bank_account text NOT NULL,
  bank_reference text NOT NULL,
  amount bigint NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  code text,
  content text NOT NULL,
  description text NOT NULL DEFAULT '',
  transferred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- The body as it came, for the accountant; removed after the retention time.
  body jsonb NOT NULL,
  search_words text GENERATED ALWAYS AS (plain_words(content || ' ' || description || ' ' || bank_reference || ' ' || amount::text)) STORED,
  UNIQUE (provider, provider_transfer_id),
  UNIQUE (bank_account, bank_reference, amount, direction)
);
CREATE INDEX incoming_transfer_received ON incoming_transfer (received_at DESC, incoming_transfer_id);
CREATE INDEX incoming_transfer_search ON incoming_transfer USING gin (search_words gin_trgm_ops);
-- What became of a transfer. Kept apart because the application may only insert transfers, never change them.
CREATE TABLE transfer_outcome (
  incoming_transfer_id uuid PRIMARY KEY REFERENCES incoming_transfer,
  state text NOT NULL CHECK (state IN ('PAID', 'SHORT', 'OVER', 'LATE_SEATED', 'LATE_NO_PLACE', 'DUPLICATE', 'UNKNOWN', 'AMBIGUOUS', 'IGNORED')),
  transfer_code text,
  event_id int,
  payment_id uuid,
  decided_by uuid,
  updated_at timestamptz NOT NULL
);
CREATE INDEX transfer_outcome_state ON transfer_outcome (state, updated_at);

-- Double entry: a line is balanced by construction (one debit, one credit, one positive amount).
CREATE TABLE ledger_line (
  ledger_line_id uuid PRIMARY KEY,
  book text NOT NULL CHECK (book IN ('EVENT', 'ACCOUNT', 'PLATFORM')),
  book_id text NOT NULL,
  debit_account text NOT NULL,
  credit_account text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('VND', 'POINT')),
  kind text NOT NULL,
  subject text NOT NULL,
  at timestamptz NOT NULL,
  CHECK (debit_account <> credit_account),
  UNIQUE (kind, subject)
);
CREATE INDEX ledger_line_book ON ledger_line (book, book_id, at);
