-- Points that an account holds back for a checkout, from its payment's start until it is sold or ends. Spending and
-- holding lock the account. What is held does not count as balance.
CREATE TABLE points_hold (
  account_id uuid NOT NULL REFERENCES account,
  checkout_session_id uuid NOT NULL,
  event_id int NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  -- SPENT: booked as spent. RELEASED: the checkout ended without a sale.
  state text NOT NULL CHECK (state IN ('HELD', 'SPENT', 'RELEASED')),
  held_at timestamptz NOT NULL,
  -- When its checkout is looked at next.
  look_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, checkout_session_id)
);
CREATE INDEX points_hold_open ON points_hold (look_at) WHERE state = 'HELD';

-- Of the price, in points: at most half, so that money is always left to pay.
ALTER TABLE checkout_session
  ADD COLUMN points bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT checkout_points_in_price CHECK (points >= 0 AND points * 2 <= price - donation);
ALTER TABLE user_order
  ADD COLUMN points bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_points_in_price CHECK (points >= 0 AND points * 2 <= price - donation);
-- Of the tickets part, given back as points.
ALTER TABLE refund
  ADD COLUMN points bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT refund_points_in_tickets CHECK (points >= 0 AND points <= tickets);
