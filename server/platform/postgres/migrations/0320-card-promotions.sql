-- Banks' promotions of an event for their cards (promotion payment). used: checkouts that are open, being paid or complete; it changes
-- under the event's lock. Late money for a checkout that had ended may bring it above the quantity.
CREATE TABLE promotion_payment (
  event_id int NOT NULL REFERENCES event,
  promotion_id uuid NOT NULL,
  issuer text CHECK (char_length(issuer) BETWEEN 1 AND 100),
  -- First digits of its cards; empty: every card of the issuer.
  iins text[] NOT NULL CHECK (array_to_string(iins, ',', '?') ~ '^(\d{6,8}(,\d{6,8})*)?$'),
  percent_off int CHECK (percent_off BETWEEN 1 AND 100),
  amount_off bigint CHECK (amount_off > 0),
  max_amount_off bigint CHECK (max_amount_off > 0),
  -- Purchases of each card and each account; NULL: no limit.
  use_limit int CHECK (use_limit > 0),
  -- Purchases in all; NULL: no limit.
  quantity int CHECK (quantity > 0),
  used int NOT NULL DEFAULT 0 CHECK (used >= 0),
  begin_at timestamptz,
  end_at timestamptz,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, promotion_id),
  CHECK ((percent_off IS NULL) <> (amount_off IS NULL)),
  CHECK (cardinality(iins) > 0 OR issuer IS NOT NULL),
  CHECK (begin_at < end_at)
);
