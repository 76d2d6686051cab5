-- The e-invoice of an order whose checkout asked for one: one at most, issued by a provider.
CREATE TABLE e_invoice (
  event_id int NOT NULL,
  -- Names it to the provider, so that repeating a request issues nothing more.
  e_invoice_id uuid NOT NULL,
  user_order_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'ISSUED', 'FAILED', 'DROPPED')),
  -- To whom it is made out; a person may correct it until it is issued.
  company_name text NOT NULL CHECK (company_name <> ''),
  tax_code text NOT NULL CHECK (tax_code <> ''),
  address text NOT NULL CHECK (address <> ''),
  email text NOT NULL,
  -- Of the email that tells its number.
  locale text NOT NULL CHECK (locale IN ('vi', 'en')),
  -- A request has left, so the provider may know of it.
  sent boolean NOT NULL DEFAULT false,
  number text,
  lookup_code text,
  issued_at timestamptz,
  because text CHECK (because IN ('TAX_CODE', 'BUYER', 'SERIES', 'AMOUNTS', 'UNANSWERED', 'OTHER')),
  -- In the provider's words.
  said text,
  asks int NOT NULL DEFAULT 0,
  -- null: the provider is not asked.
  next_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, e_invoice_id),
  UNIQUE (event_id, user_order_id),
  FOREIGN KEY (event_id, user_order_id) REFERENCES user_order,
  CHECK ((state = 'ISSUED') = (number IS NOT NULL AND lookup_code IS NOT NULL AND issued_at IS NOT NULL)),
  CHECK ((state = 'FAILED') = (because IS NOT NULL)),
  CHECK (next_at IS NULL OR state = 'WAITING')
);
CREATE INDEX e_invoice_due ON e_invoice (next_at) WHERE next_at IS NOT NULL;
