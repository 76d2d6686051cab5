-- A feed may report two transfers that look alike: the same reference and amount under another number of its own, or with another message. The second is stored
-- too and refers to the one it resembles, so that a person decides whether it is new money.
ALTER TABLE incoming_transfer
  ADD COLUMN occurrence int NOT NULL DEFAULT 1 CHECK (occurrence > 0),
  ADD COLUMN resembles uuid REFERENCES incoming_transfer;
ALTER TABLE incoming_transfer DROP CONSTRAINT incoming_transfer_provider_provider_transfer_id_key,
  DROP CONSTRAINT incoming_transfer_bank_account_bank_reference_amount_direct_key,
  ADD CONSTRAINT incoming_transfer_occurrence_key UNIQUE (bank_account, bank_reference, amount, direction, occurrence);
-- Which feed reported which transfer, under which number of its own. `edition`: counts what the feed reported under that number.
CREATE TABLE transfer_notice (
  provider text NOT NULL CHECK (provider IN ('sepay', 'casso')),
  provider_transfer_id text NOT NULL,
  edition int NOT NULL CHECK (edition > 0),
  incoming_transfer_id uuid NOT NULL REFERENCES incoming_transfer,
  content text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_transfer_id, edition),
  CONSTRAINT transfer_notice_feed_key UNIQUE (incoming_transfer_id, provider)
);
INSERT INTO transfer_notice (provider, provider_transfer_id, edition, incoming_transfer_id, content, received_at)
  SELECT provider, provider_transfer_id, 1, incoming_transfer_id, content, received_at FROM incoming_transfer;
REVOKE UPDATE, DELETE, TRUNCATE ON transfer_notice FROM vemoi_app;
