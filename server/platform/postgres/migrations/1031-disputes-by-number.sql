-- Disputes are looked up by the card provider's number alone: its list names no event.
CREATE INDEX card_dispute_number ON card_dispute (dispute_id);
