-- While set, nobody can sign in to the account; the reason is shown to its owner and to staff.
ALTER TABLE account ADD COLUMN suspended_at timestamptz, ADD COLUMN suspension_reason text,
  ADD CONSTRAINT account_suspension CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL)) NOT VALID;
ALTER TABLE account VALIDATE CONSTRAINT account_suspension;
