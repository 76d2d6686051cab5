-- A line that is being paid for or sold belongs to a checkout.
ALTER TABLE reservation ADD CONSTRAINT reservation_has_its_checkout
  CHECK (state NOT IN ('IN_CHECKOUT', 'SOLD') OR checkout_session_id IS NOT NULL);
-- Nothing wrote it: an order is found by its checkout.
ALTER TABLE reservation DROP COLUMN user_order_id;
