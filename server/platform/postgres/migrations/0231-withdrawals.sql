-- Money on its way from a wallet, or from a publisher's matured revenue, to the account's bank (domain/programme/withdrawal.ts).
CREATE TABLE withdrawal (
  account_id uuid NOT NULL REFERENCES account,
  withdrawal_id uuid NOT NULL,
  source text NOT NULL CHECK (source IN ('balance', 'revenue')),
  status text NOT NULL CHECK (status IN ('SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'TRANSFERRED', 'REJECTED', 'CANCELLED')),
  -- Asked for; the fee stays, the total is transferred.
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  total bigint NOT NULL CHECK (total > 0),
  -- Where it goes, as named when it was asked for. Sealed under the keyring and bound to the row.
  account_sealed text NOT NULL,
  -- In the message of the outgoing transfer.
  transfer_code text NOT NULL,
  idempotency_key text NOT NULL,
  first_approver uuid,
  second_approver uuid,
  -- Why it was rejected, or the bank returned it.
  reason text,
  bank_reference text,
  requested_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, withdrawal_id),
  UNIQUE (account_id, idempotency_key),
  CHECK (amount = fee + total),
  -- Two people, neither of whom asked.
  CONSTRAINT withdrawal_two_approvers CHECK (first_approver <> second_approver),
  CONSTRAINT withdrawal_not_by_its_owner CHECK (account_id <> first_approver AND account_id <> second_approver),
  CONSTRAINT withdrawal_approved_by_two CHECK (status NOT IN ('APPROVED', 'TRANSFERRED') OR (first_approver IS NOT NULL AND second_approver IS NOT NULL)),
  CHECK ((status = 'REJECTED') = (reason IS NOT NULL)),
  CHECK ((status = 'TRANSFERRED') = (bank_reference IS NOT NULL))
);
-- One at a time.
CREATE UNIQUE INDEX withdrawal_pending ON withdrawal (account_id) WHERE status IN ('SUBMITTED', 'UNDER_REVIEW', 'APPROVED');
CREATE INDEX withdrawal_open ON withdrawal (requested_at, withdrawal_id) WHERE status IN ('SUBMITTED', 'UNDER_REVIEW', 'APPROVED');
CREATE INDEX withdrawal_account ON withdrawal (account_id, requested_at DESC, withdrawal_id);
