-- A buyer's cart is asked for without naming an event, and holds what is frozen in a checkout too. reservation_account knew the held lines only, so every
-- cart was a walk through all reservations. The buyer's lines of an event are found by the unique key, which begins with event and account.
CREATE INDEX reservation_cart ON reservation (account_id) WHERE state IN ('HELD', 'IN_CHECKOUT');
DROP INDEX reservation_account;
DROP INDEX reservation_buyer;
