-- How an event takes money by hand: where buyers send it, and for how many hours their places wait. Closed by default.
CREATE TABLE manual_payment_terms (
  event_id int PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  open boolean NOT NULL,
  instructions text NOT NULL,
  hours int NOT NULL CHECK (hours BETWEEN 1 AND 168),
  updated_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (NOT open OR instructions <> '')
);

-- A payment that the organiser confirms or refuses.
CREATE TABLE manual_payment (
  event_id int NOT NULL,
  payment_id uuid NOT NULL,
  -- As the buyer was shown them.
  instructions text NOT NULL CHECK (instructions <> ''),
  -- The buyer says that the money was sent.
  reported_at timestamptz,
  -- Null: reminded, or it no longer waits.
  remind_at timestamptz,
  answered_by uuid,
  answered_at timestamptz,
  -- Why it was refused.
  reason text CHECK (reason <> ''),
  PRIMARY KEY (event_id, payment_id),
  FOREIGN KEY (event_id, payment_id) REFERENCES payment,
  CHECK ((answered_by IS NULL) = (answered_at IS NULL))
);
CREATE INDEX manual_payment_reminder ON manual_payment (remind_at, event_id, payment_id) WHERE remind_at IS NOT NULL;
CREATE INDEX manual_payment_open ON manual_payment (event_id, payment_id) WHERE answered_at IS NULL;

-- Money that the organiser received is paid over with the sale, and comes back with its refund.
ALTER TABLE ledger_line DROP CONSTRAINT ledger_kind_known,
  ADD CONSTRAINT ledger_kind_known CHECK (kind IN (
    'money-received', 'deposit-received', 'tickets-sold', 'donation-given', 'surplus-owed', 'money-came-late',
    'late-money-seated', 'refund-decided', 'donation-refund-decided', 'refund-sent', 'refund-paid',
    'refund-failed', 'refund-returned', 'wallet-spent', 'wallet-charged', 'wallet-refunded', 'wallet-credited',
    'reward-granted', 'reward-pending', 'reward-matured', 'reward-cancelled', 'reward-taken-back', 'points-spent',
    'points-used-up', 'points-paid-for', 'points-deposited', 'points-refunded', 'points-returned',
    'points-cost-returned', 'points-issued-again', 'reward-converted', 'reward-exchanged', 'points-bought',
    'points-credited', 'organiser-keeps', 'organiser-kept', 'organiser-returns', 'organiser-returned',
    'revenue-paid-over', 'revenue-matured', 'revenue-taken-back', 'revenue-returned',
    'withdrawal-requested', 'withdrawal-put-back', 'withdrawal-paid', 'withdrawal-transferred', 'fee-kept'));
