-- Guests who may go out and come back in: a scan says which way, and a ticket whether its guest is outside.
ALTER TABLE event ADD COLUMN allow_re_entry boolean NOT NULL DEFAULT false;
-- Null: inside, or never came.
ALTER TABLE bought_ticket ADD COLUMN left_at timestamptz;
ALTER TABLE redeem ADD COLUMN way text NOT NULL DEFAULT 'IN' CHECK (way IN ('IN', 'OUT'));
ALTER TABLE undone_scan ADD COLUMN way text NOT NULL DEFAULT 'IN' CHECK (way IN ('IN', 'OUT'));
ALTER TABLE faulty_scan
  DROP CONSTRAINT faulty_scan_flag_check,
  ADD CONSTRAINT faulty_scan_flag_check
    CHECK (flag IN ('NO_PASS', 'UNKNOWN_TICKET', 'OTHER_SESSION', 'TICKET_VOID', 'OLD_ISSUE', 'NOT_INSIDE'));
