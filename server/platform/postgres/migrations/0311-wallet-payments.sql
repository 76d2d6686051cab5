-- Money of a wallet for one checkout: held before its payment begins, then spent, then settled at the event. Holding and
-- spending lock the account. What is held does not count as balance.
CREATE TABLE wallet_payment (
  payment_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  -- Counts the account's payments. Two that were held on one reading of the balance would share it.
  number int NOT NULL CHECK (number > 0),
  checkout_session_id uuid NOT NULL,
  event_id int NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Before it was held.
  balance bigint NOT NULL,
  -- CHARGED: booked as spent. SETTLED: the event has it, or it went back. RELEASED: nothing was spent.
  state text NOT NULL CHECK (state IN ('HELD', 'CHARGED', 'SETTLED', 'RELEASED')),
  held_at timestamptz NOT NULL,
  -- When an unfinished one is looked at next.
  look_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (account_id, number),
  CHECK (amount <= balance)
);
CREATE UNIQUE INDEX wallet_payment_of_checkout ON wallet_payment (account_id, checkout_session_id)
  WHERE state <> 'RELEASED';
CREATE INDEX wallet_payment_open ON wallet_payment (look_at) WHERE state IN ('HELD', 'CHARGED');
