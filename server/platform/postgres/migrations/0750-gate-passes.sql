-- Lets a device without an account work at an event's door.
CREATE TABLE gate_pass (
  event_id int NOT NULL REFERENCES event ON DELETE CASCADE,
  gate_pass_id uuid NOT NULL,
  name text NOT NULL,
  section_event_ids int[] NOT NULL CHECK (cardinality(section_event_ids) > 0),
  -- Made with a key that is not in the database: the PIN cannot be found from it.
  pin_signature text NOT NULL,
  by_account_id uuid NOT NULL,
  issued_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- When the PIN was first accepted.
  started_at timestamptz,
  revoked_at timestamptz,
  wrong_pins int NOT NULL DEFAULT 0,
  wrong_since timestamptz,
  PRIMARY KEY (event_id, gate_pass_id),
  CONSTRAINT gate_pass_term CHECK (ends_at > issued_at AND ends_at <= issued_at + interval '12 hours')
);

-- Scans of a pass; by_account_id is then who made it.
ALTER TABLE redeem ADD COLUMN gate_pass_id uuid,
  ADD CONSTRAINT redeem_gate_pass FOREIGN KEY (event_id, gate_pass_id) REFERENCES gate_pass NOT VALID;
ALTER TABLE redeem VALIDATE CONSTRAINT redeem_gate_pass;
CREATE INDEX redeem_of_gate_pass ON redeem (event_id, gate_pass_id) WHERE gate_pass_id IS NOT NULL;
ALTER TABLE faulty_scan ADD COLUMN gate_pass_id uuid,
  ADD CONSTRAINT faulty_scan_gate_pass FOREIGN KEY (event_id, gate_pass_id) REFERENCES gate_pass NOT VALID;
ALTER TABLE faulty_scan VALIDATE CONSTRAINT faulty_scan_gate_pass;
