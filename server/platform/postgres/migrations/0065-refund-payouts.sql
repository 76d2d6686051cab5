-- What became of money that left our account: it paid a refund, or a person has to look at it.
ALTER TABLE transfer_outcome ADD COLUMN closed_because text, DROP CONSTRAINT transfer_outcome_state_check,
  ADD CONSTRAINT transfer_outcome_state_check CHECK (state IN ('PAID', 'SHORT', 'OVER', 'LATE_SEATED', 'LATE_NO_PLACE', 'DUPLICATE', 'UNKNOWN', 'AMBIGUOUS', 'REFUND_PAID', 'REFUND_AMOUNT', 'REFUND_SECOND', 'CLOSED', 'IGNORED'));

-- What paid a refund: once, by a transfer that a feed reported, or by hand with the bank's reference.
CREATE TABLE refund_payout (
  event_id int NOT NULL,
  refund_id uuid NOT NULL,
  reference text NOT NULL,
  -- Null: confirmed by hand.
  incoming_transfer_id uuid,
  confirmed_by uuid,
  confirmed_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, refund_id),
  FOREIGN KEY (event_id, refund_id) REFERENCES refund
);
REVOKE UPDATE, DELETE, TRUNCATE ON refund_payout FROM vemoi_app;

-- Where a refund is paid to. Bank, number and holder are sealed under the keyring and bound to the row.
CREATE TABLE refund_account (
  event_id int NOT NULL,
  refund_id uuid NOT NULL,
  account_sealed text,
  -- PAYER: the account that paid, as the feed told it.
  source text CHECK (source IN ('PAYER', 'BUYER')),
  named_at timestamptz,
  asked_at timestamptz,
  reminded_at timestamptz,
  PRIMARY KEY (event_id, refund_id),
  FOREIGN KEY (event_id, refund_id) REFERENCES refund,
  CHECK ((account_sealed IS NULL) = (source IS NULL)),
  CHECK ((account_sealed IS NULL) = (named_at IS NULL))
);
-- Whom to remind.
CREATE INDEX refund_account_unnamed ON refund_account (asked_at, refund_id) WHERE account_sealed IS NULL AND reminded_at IS NULL;
