-- The last line under the code: rows that no code path may write. A donation is part of the price and of the price before discounts.
ALTER TABLE user_order
  ADD CONSTRAINT order_price_adds_up CHECK (price = original_price - discount),
  ADD CONSTRAINT order_donation_in_price CHECK (donation <= price);

ALTER TABLE payment ADD CONSTRAINT payment_succeeded_in_full CHECK (state <> 'SUCCEEDED' OR received >= amount);

-- The chart of accounts and the kinds of domain/ledger/posting.ts; a test compares them.
ALTER TABLE ledger_line
  ADD CONSTRAINT ledger_kind_known CHECK (kind IN (
    'money-received', 'deposit-received', 'tickets-sold', 'donation-given', 'surplus-owed', 'money-came-late',
    'late-money-seated', 'refund-decided', 'donation-refund-decided', 'refund-sent', 'refund-paid',
    'refund-failed', 'refund-returned', 'wallet-spent', 'wallet-charged', 'wallet-refunded', 'wallet-credited',
    'reward-granted', 'reward-pending', 'reward-matured', 'reward-cancelled', 'reward-taken-back', 'points-spent',
    'points-used-up', 'points-paid-for', 'points-deposited', 'points-refunded', 'points-returned',
    'points-cost-returned', 'points-issued-again', 'reward-converted', 'reward-exchanged', 'points-bought',
    'points-credited', 'revenue-paid-over', 'revenue-matured', 'revenue-taken-back', 'revenue-returned',
    'withdrawal-requested', 'withdrawal-put-back', 'withdrawal-paid', 'withdrawal-transferred', 'fee-kept')),
  ADD CONSTRAINT ledger_debit_known CHECK (debit_account IN (
    'clearing', 'bank', 'gateway', 'card', 'wallet', 'manual', 'rewards', 'fees', 'deposits', 'ticket-sales',
    'donations', 'late-money', 'refunds', 'paid-over', 'revenue', 'balance', 'pending-rewards', 'withdrawals')),
  ADD CONSTRAINT ledger_credit_known CHECK (credit_account IN (
    'clearing', 'bank', 'gateway', 'card', 'wallet', 'manual', 'rewards', 'fees', 'deposits', 'ticket-sales',
    'donations', 'late-money', 'refunds', 'paid-over', 'revenue', 'balance', 'pending-rewards', 'withdrawals'));
