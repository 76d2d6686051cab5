-- Scans that a gate made offline and sent later. `at` is when the guest came in; `received_at` is null for a scan decided here.
ALTER TABLE redeem
  ADD COLUMN gate_id text,
  ADD COLUMN gate_name text,
  ADD COLUMN received_at timestamptz,
  -- Another gate admitted the ticket first.
  ADD COLUMN other_gate boolean NOT NULL DEFAULT false;
CREATE INDEX redeem_other_gate ON redeem (event_id, at DESC) WHERE other_gate;

-- Late scans that should not have been admitted: kept for staff, not counted.
CREATE TABLE faulty_scan (
  event_id int NOT NULL,
  scan_key text NOT NULL,
  -- Null: the code is nobody's.
  bought_ticket_id uuid,
  section_event_id int NOT NULL,
  flag text NOT NULL CHECK (flag IN ('NO_PASS', 'UNKNOWN_TICKET', 'OTHER_SESSION', 'TICKET_VOID', 'OLD_ISSUE')),
  gate_id text NOT NULL,
  gate_name text,
  by_account_id uuid NOT NULL,
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, scan_key),
  FOREIGN KEY (event_id, bought_ticket_id) REFERENCES bought_ticket
);
CREATE INDEX faulty_scan_recent ON faulty_scan (event_id, at DESC);

-- A gate that is offline goes by what was true when its list was made: a late scan is compared with these moments.
ALTER TABLE bought_ticket ADD COLUMN voided_at timestamptz, ADD COLUMN reissued_at timestamptz;
