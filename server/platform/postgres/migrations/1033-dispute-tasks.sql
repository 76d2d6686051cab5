-- What a person has to decide about a card dispute. PART: it took a part of an order, and voided nothing. AMOUNT: what it
-- took fits nothing. WON: its money came back after its tickets were voided.
ALTER TABLE card_dispute
  ADD COLUMN task text CHECK (task IN ('PART', 'AMOUNT', 'WON')),
  ADD COLUMN handled_at timestamptz,
  ADD COLUMN handled_by uuid,
  ADD COLUMN handled_note text,
  ADD CONSTRAINT card_dispute_handled CHECK (handled_at IS NULL OR (task IS NOT NULL AND handled_note IS NOT NULL));
CREATE INDEX card_dispute_to_settle ON card_dispute (opened_at, dispute_id)
  WHERE task IS NOT NULL AND handled_at IS NULL;
