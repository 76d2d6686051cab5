-- What the invoice said when its request left; null: none did, or it left before these were kept. It is due again,
-- although issued, when money of its order moved.
ALTER TABLE e_invoice
  ADD COLUMN lines jsonb,
  DROP CONSTRAINT e_invoice_check2,
  ADD CONSTRAINT e_invoice_due_state CHECK (next_at IS NULL OR state IN ('WAITING', 'ISSUED'));

-- An invoice that adjusts an issued one, because money went back after it: one open one at most for each.
CREATE TABLE adjusting_invoice (
  event_id int NOT NULL,
  -- Names it to the provider.
  adjusting_invoice_id uuid NOT NULL,
  e_invoice_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'ISSUED', 'FAILED', 'DROPPED')),
  -- Changes line by line; amounts may be negative.
  lines jsonb NOT NULL,
  sent boolean NOT NULL DEFAULT false,
  number text,
  lookup_code text,
  issued_at timestamptz,
  because text CHECK (because IN ('TAX_CODE', 'BUYER', 'SERIES', 'AMOUNTS', 'UNANSWERED', 'OTHER')),
  said text,
  asks int NOT NULL DEFAULT 0,
  next_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, adjusting_invoice_id),
  FOREIGN KEY (event_id, e_invoice_id) REFERENCES e_invoice,
  CHECK ((state = 'ISSUED') = (number IS NOT NULL AND lookup_code IS NOT NULL AND issued_at IS NOT NULL)),
  CHECK ((state = 'FAILED') = (because IS NOT NULL)),
  CHECK (next_at IS NULL OR state = 'WAITING')
);
CREATE INDEX adjusting_invoice_of ON adjusting_invoice (event_id, e_invoice_id, created_at);
CREATE UNIQUE INDEX adjusting_invoice_open ON adjusting_invoice (event_id, e_invoice_id)
  WHERE state IN ('WAITING', 'FAILED');
CREATE INDEX adjusting_invoice_due ON adjusting_invoice (next_at) WHERE next_at IS NOT NULL;
