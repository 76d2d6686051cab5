-- Fees that the platform keeps (domain/programme/fee-schedule.ts): rows are only added, so that an order keeps the fee
-- of the moment at which it was sold. The newest row that has begun counts; without one, the environment's.
CREATE TABLE fee_change (
  fee text NOT NULL CHECK (fee IN ('SALE', 'WITHDRAWAL')),
  version int NOT NULL CHECK (version > 0),
  -- Hundredths of a per cent of the amount, and a fixed sum.
  basis_points int NOT NULL CHECK (basis_points BETWEEN 0 AND 10000),
  fixed bigint NOT NULL CHECK (fixed >= 0),
  -- The smallest withdrawal.
  minimum bigint NOT NULL CHECK (minimum >= 0),
  from_at timestamptz NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (fee, version),
  CONSTRAINT fee_never_retroactive CHECK (from_at > changed_at)
);
-- What the platform keeps of what has matured.
ALTER TABLE event_earnings ADD COLUMN sale_fee bigint NOT NULL DEFAULT 0 CHECK (sale_fee >= 0);

-- Text and link in a band of the home page.
CREATE TABLE home_banner (
  home_banner_id uuid PRIMARY KEY,
  version int NOT NULL CHECK (version > 0),
  text_en text NOT NULL,
  text_vi text NOT NULL,
  -- A path of ours, or an https:// address; null: no link.
  link text,
  from_at timestamptz NOT NULL,
  until_at timestamptz,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (until_at > from_at)
);

ALTER TABLE ledger_line DROP CONSTRAINT ledger_kind_known,
  ADD CONSTRAINT ledger_kind_known CHECK (kind IN (
    'money-received', 'deposit-received', 'tickets-sold', 'donation-given', 'surplus-owed', 'money-came-late',
    'late-money-seated', 'refund-decided', 'donation-refund-decided', 'refund-sent', 'refund-paid',
    'refund-failed', 'refund-returned', 'wallet-spent', 'wallet-charged', 'wallet-refunded', 'wallet-credited',
    'wallet-part-paid', 'wallet-part-deposited', 'wallet-part-refunded', 'wallet-part-returned',
    'reward-granted', 'reward-pending', 'reward-matured', 'reward-cancelled', 'reward-taken-back', 'points-spent',
    'points-used-up', 'points-paid-for', 'points-deposited', 'points-refunded', 'points-returned',
    'points-cost-returned', 'points-issued-again', 'reward-converted', 'reward-exchanged', 'points-bought',
    'points-credited', 'organiser-keeps', 'organiser-kept', 'organiser-returns', 'organiser-returned',
    'revenue-paid-over', 'revenue-matured', 'revenue-taken-back', 'revenue-returned',
    'sale-fee-charged', 'sale-fee-kept', 'sale-fee-returned', 'sale-fee-given-back',
    'withdrawal-requested', 'withdrawal-put-back', 'withdrawal-paid', 'withdrawal-transferred', 'fee-kept'));
