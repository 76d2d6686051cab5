-- A payout of a corporate's revenue, asked for by its owner. Null: the account's own money.
ALTER TABLE withdrawal ADD COLUMN corporate_id int,
  ADD CONSTRAINT withdrawal_of_corporate CHECK (corporate_id IS NULL OR source = 'revenue');
-- One at a time for each book; the corporate's row is locked meanwhile, so that two owners cannot ask at once.
DROP INDEX withdrawal_pending;
CREATE UNIQUE INDEX withdrawal_pending ON withdrawal (account_id)
  WHERE corporate_id IS NULL AND status IN ('SUBMITTED', 'UNDER_REVIEW', 'APPROVED');
CREATE UNIQUE INDEX withdrawal_corporate_pending ON withdrawal (account_id, corporate_id)
  WHERE corporate_id IS NOT NULL AND status IN ('SUBMITTED', 'UNDER_REVIEW', 'APPROVED');
CREATE INDEX withdrawal_corporate ON withdrawal (corporate_id, requested_at DESC, withdrawal_id)
  WHERE corporate_id IS NOT NULL;
-- Publishers' matured revenue and what left it.
CREATE INDEX ledger_line_revenue ON ledger_line (book_id, at)
  WHERE book = 'ACCOUNT' AND currency = 'VND' AND (debit_account = 'revenue' OR credit_account = 'revenue');
