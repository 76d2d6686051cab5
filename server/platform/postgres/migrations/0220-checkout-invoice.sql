-- To whom the invoice of a checkout is made out. The order that the checkout becomes reads it by the session's id.
CREATE TABLE checkout_invoice (
  event_id int NOT NULL,
  checkout_session_id uuid NOT NULL,
  company_name text NOT NULL CHECK (company_name <> ''),
  tax_code text NOT NULL CHECK (tax_code <> ''),
  address text NOT NULL CHECK (address <> ''),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, checkout_session_id),
  FOREIGN KEY (event_id, checkout_session_id) REFERENCES checkout_session ON DELETE CASCADE
);
