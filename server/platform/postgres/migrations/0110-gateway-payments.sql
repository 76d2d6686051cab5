-- Payments at a gateway (VNPay, Stripe), by the reference that it names in its reports. Entered before the buyer is sent there.
CREATE TABLE gateway_payment (
  provider text NOT NULL CHECK (provider IN ('VNPAY', 'STRIPE')),
  reference text NOT NULL,
  event_id int NOT NULL,
  payment_id uuid NOT NULL,
  method text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- What the buyer's browser goes on with (an address, a client secret). Empty once the outcome is known.
  continue_with text,
  -- REVIEW: what the gateway reports does not fit, and a person has to look.
  state text NOT NULL CHECK (state IN ('OPEN', 'PAID', 'FAILED', 'CANCELLED', 'REVIEW')),
  -- The gateway's own code and number, for its support and for refunds.
  code text,
  transaction_number text,
  reported_at timestamptz,
  asks int NOT NULL DEFAULT 0,
  -- When the gateway is asked next; null: never again.
  ask_at timestamptz,
  PRIMARY KEY (provider, reference)
);
CREATE UNIQUE INDEX gateway_payment_payment ON gateway_payment (payment_id);
CREATE INDEX gateway_payment_due ON gateway_payment (ask_at) WHERE ask_at IS NOT NULL;
