-- Once, two days after late money arrived without a choice by its buyer.
ALTER TABLE payment ADD COLUMN late_reminded_at timestamptz;
CREATE INDEX payment_late_unreminded ON payment (updated_at, event_id, payment_id)
  WHERE state = 'LATE_MONEY' AND late_choice IS NULL AND late_reminded_at IS NULL;
