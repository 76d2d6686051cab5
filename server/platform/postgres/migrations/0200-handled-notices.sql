-- Notices that could not be read and that a person has dealt with. The notice itself stays as it came.
CREATE TABLE handled_notice (
  unread_notice_id uuid PRIMARY KEY REFERENCES unread_notice,
  account_id uuid NOT NULL,
  -- What was done about it.
  note text NOT NULL CHECK (note <> ''),
  handled_at timestamptz NOT NULL
);
REVOKE UPDATE, DELETE, TRUNCATE ON handled_notice FROM vemoi_app;
