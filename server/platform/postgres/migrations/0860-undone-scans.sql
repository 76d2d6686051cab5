-- Check-ins that were taken back. They count nowhere, so they leave the counted ones; a guest's history shows both.
CREATE TABLE undone_scan (
  event_id int NOT NULL,
  redeem_id uuid NOT NULL,
  bought_ticket_id uuid NOT NULL,
  section_event_id int NOT NULL,
  type text NOT NULL CHECK (type IN ('QR', 'CODE')),
  by_account_id uuid NOT NULL,
  -- A scan that is sent again after it was taken back stays taken back.
  scan_key text NOT NULL,
  at timestamptz NOT NULL,
  gate_id text,
  gate_name text,
  gate_pass_id uuid,
  received_at timestamptz,
  undone_at timestamptz NOT NULL,
  undone_by_account_id uuid NOT NULL,
  undone_by_gate_pass_id uuid,
  PRIMARY KEY (event_id, redeem_id),
  UNIQUE (event_id, scan_key),
  FOREIGN KEY (event_id, bought_ticket_id) REFERENCES bought_ticket,
  FOREIGN KEY (event_id, gate_pass_id) REFERENCES gate_pass,
  FOREIGN KEY (event_id, undone_by_gate_pass_id) REFERENCES gate_pass
);
CREATE INDEX undone_scan_ticket ON undone_scan (event_id, bought_ticket_id);
