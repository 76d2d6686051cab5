-- Money of the wallet that pays a part of a price, while another way pays the rest: always something.
ALTER TABLE checkout_session
  ADD COLUMN wallet bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT checkout_wallet_in_price CHECK (wallet = 0 OR (wallet > 0 AND wallet < price - points));
ALTER TABLE user_order
  ADD COLUMN wallet bigint NOT NULL DEFAULT 0,
  -- What its refunds gave back to the wallet.
  ADD COLUMN wallet_refunded bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_wallet_in_price CHECK (wallet = 0 OR (wallet > 0 AND wallet < price - points)),
  ADD CONSTRAINT order_wallet_never_over_refunded CHECK (wallet_refunded >= 0 AND wallet_refunded <= wallet);
-- Given back to the wallet when it was decided.
ALTER TABLE refund
  ADD COLUMN wallet bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT refund_wallet_in_price CHECK (wallet >= 0 AND wallet <= tickets + donation - points);

-- Held until its checkout is sold or ends, and settled with the event's own payment.
ALTER TABLE wallet_payment ADD COLUMN part boolean NOT NULL DEFAULT false,
  -- Spent in the transaction that settles it.
  ADD CONSTRAINT wallet_part_not_charged CHECK (NOT part OR state <> 'CHARGED');

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
    'withdrawal-requested', 'withdrawal-put-back', 'withdrawal-paid', 'withdrawal-transferred', 'fee-kept'));
