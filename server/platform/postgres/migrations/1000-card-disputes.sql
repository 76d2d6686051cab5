-- A card payment whose buyer asked the card's bank for the money back.
CREATE TABLE card_dispute (
  event_id int NOT NULL,
  -- The card provider's.
  dispute_id text NOT NULL,
  payment_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('OPEN', 'WON', 'LOST')),
  -- What the bank took, in dong.
  amount bigint NOT NULL CHECK (amount > 0),
  -- Its part beyond the chargeback: the money of refunds that were decided before and not paid.
  of_refunds bigint NOT NULL CHECK (of_refunds BETWEEN 0 AND amount),
  reason text NOT NULL,
  opened_at timestamptz NOT NULL,
  -- null: it is open.
  closed_at timestamptz CHECK ((closed_at IS NULL) = (state = 'OPEN')),
  -- null: the card provider reported it.
  closed_by uuid,
  PRIMARY KEY (event_id, dispute_id),
  FOREIGN KEY (event_id, payment_id) REFERENCES payment
);
CREATE INDEX card_dispute_payment ON card_dispute (event_id, payment_id);
