-- Files of long reports that an account asked for (domain/report/report-export.ts). The parts are sealed private files
-- named '<report_export_id>-<part>', counted from 0.
CREATE TABLE report_export (
  account_id uuid NOT NULL REFERENCES account,
  report_export_id uuid NOT NULL,
  kind text NOT NULL,
  -- The filter of the list, by kind.
  asked jsonb NOT NULL,
  -- Of the report, such as its event.
  name text NOT NULL,
  locale text NOT NULL,
  state text NOT NULL,
  rows_written int NOT NULL DEFAULT 0,
  rows_total int NOT NULL DEFAULT 0,
  parts int NOT NULL DEFAULT 0,
  -- Where the next part begins; null: at the start.
  position jsonb,
  inserted_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, report_export_id)
);
-- One at a time.
CREATE UNIQUE INDEX report_export_open ON report_export (account_id) WHERE state IN ('WAITING', 'RUNNING');
CREATE INDEX report_export_by_account ON report_export (account_id, inserted_at DESC);
CREATE INDEX report_export_by_change ON report_export (changed_at);
