-- Paid and refunded orders whose rewards and revenue are to be compared with the books; written with the sale or the refund.
CREATE TABLE earning_to_follow (
  event_id int NOT NULL,
  follow_id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_order_id uuid NOT NULL,
  PRIMARY KEY (event_id, follow_id)
);

-- What an order earned its buyer (LOYALTY, in points) or who referred its seller (REFERRAL, in dong).
CREATE TABLE reward (
  event_id int NOT NULL,
  user_order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('LOYALTY', 'REFERRAL')),
  -- Whose it is.
  account_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'MATURED', 'TAKEN_BACK')),
  percent int NOT NULL CHECK (percent BETWEEN 1 AND 100),
  -- Paid for tickets and not refunded.
  tickets bigint NOT NULL CHECK (tickets >= 0),
  amount bigint NOT NULL CHECK (amount >= 0 AND amount <= granted),
  -- As granted, before refunds.
  granted bigint NOT NULL CHECK (granted > 0),
  granted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, user_order_id, kind),
  FOREIGN KEY (event_id, user_order_id) REFERENCES user_order,
  CHECK ((status = 'TAKEN_BACK') = (tickets = 0))
);
CREATE INDEX reward_account ON reward (account_id, granted_at DESC, user_order_id);
CREATE INDEX reward_pending ON reward (event_id) WHERE status = 'PENDING';

-- The earnings of an event that have matured into its publisher's book. matured_at null: something is left to mature.
CREATE TABLE event_earnings (
  event_id int PRIMARY KEY,
  paid_over bigint NOT NULL DEFAULT 0,
  -- Names each movement.
  movements int NOT NULL DEFAULT 0,
  matured_at timestamptz
);
CREATE INDEX event_earnings_pending ON event_earnings (event_id) WHERE matured_at IS NULL;

-- Orders that were paid before.
INSERT INTO earning_to_follow (event_id, user_order_id)
  SELECT DISTINCT o.event_id, o.user_order_id FROM user_order o WHERE o.status = 'SUCCESSFUL' AND o.price > 0;
