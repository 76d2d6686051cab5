-- Money that left our account paid the withdrawal whose code its message names.
ALTER TABLE transfer_outcome DROP CONSTRAINT transfer_outcome_state_check,
  ADD CONSTRAINT transfer_outcome_state_check CHECK (state IN ('PAID', 'SHORT', 'OVER', 'LATE_SEATED', 'LATE_NO_PLACE', 'DUPLICATE', 'UNKNOWN', 'AMBIGUOUS', 'REFUND_PAID', 'REFUND_AMOUNT', 'REFUND_SECOND', 'WITHDRAWAL_PAID', 'CLOSED', 'IGNORED'));
CREATE INDEX withdrawal_code ON withdrawal (transfer_code);
