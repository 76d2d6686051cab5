-- A ticket goes from hand to hand once. sent_at: it was given to the address that stands on it, and account_id is its giver, who may take it back, until
-- received_at: then account_id is the account that it was taken into. sent_before: what stood on it before, to be written back when it is taken back.
ALTER TABLE bought_ticket ADD COLUMN sender_account_id uuid;
ALTER TABLE bought_ticket ADD COLUMN sent_at timestamptz;
ALTER TABLE bought_ticket ADD COLUMN sent_before jsonb;
ALTER TABLE bought_ticket ADD COLUMN received_at timestamptz;
-- How often a mail of this one ticket was asked for, and when last.
ALTER TABLE bought_ticket ADD COLUMN mails int NOT NULL DEFAULT 0;
ALTER TABLE bought_ticket ADD COLUMN mailed_at timestamptz;
