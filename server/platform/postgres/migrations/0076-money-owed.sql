-- Money that is owed back without anybody asking: late money without a choice, and money beyond a paid price.
CREATE INDEX payment_late_unanswered ON payment (updated_at, event_id, payment_id) WHERE state = 'LATE_MONEY' AND late_choice IS NULL;
CREATE INDEX payment_beyond_price ON payment (updated_at, event_id, payment_id) WHERE state = 'SUCCEEDED' AND received - amount > refunded;
