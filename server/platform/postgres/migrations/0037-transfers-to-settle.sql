-- What is left to settle: one row for each notice of a transfer that has no outcome yet, deleted with its outcome. `event_id` 0: its message names no code of ours.
CREATE TABLE transfer_to_settle (
  incoming_transfer_id uuid NOT NULL REFERENCES incoming_transfer,
  provider text NOT NULL CHECK (provider IN ('sepay', 'casso')),
  event_id int NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  PRIMARY KEY (incoming_transfer_id, provider)
);
CREATE INDEX transfer_to_settle_due ON transfer_to_settle (event_id, next_at);
INSERT INTO transfer_to_settle (incoming_transfer_id, provider, event_id, next_at)
  SELECT t.incoming_transfer_id, t.provider, 0, t.received_at FROM incoming_transfer t
  WHERE NOT EXISTS (SELECT FROM transfer_outcome o WHERE o.incoming_transfer_id = t.incoming_transfer_id);
-- Late money whose buyer waits for places is looked for every 20 seconds.
CREATE INDEX payment_late_waiting ON payment (event_id, updated_at, payment_id) WHERE state = 'LATE_MONEY' AND late_choice = 'WAIT';
-- The searches of the other periodic tasks, none of which may read a table that grows from end to end.
CREATE INDEX job_lost ON job (run_at) WHERE dead_at IS NULL AND attempts >= max_attempts;
CREATE INDEX sign_in_count_at ON sign_in_count (at);
CREATE INDEX renewal_token_sealed ON renewal_token (used_at) WHERE successor_sealed IS NOT NULL;
CREATE INDEX stored_file_answer ON stored_file (inserted_at) WHERE kind = 'ANSWER_IMAGE';
-- Every event has a row from now on, without sales too, so that what was unchecked longest is found without looking at each event.
INSERT INTO integrity_check (event_id, problems, checked_at) SELECT event_id, '[]', 'epoch' FROM event ON CONFLICT DO NOTHING;
CREATE INDEX integrity_check_longest ON integrity_check (checked_at, event_id);
