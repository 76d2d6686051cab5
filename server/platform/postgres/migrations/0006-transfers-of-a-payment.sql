-- Which transfers counted for a payment: asked whenever money arrives, so that two feeds never count one transfer twice.
CREATE INDEX transfer_outcome_payment ON transfer_outcome (payment_id) WHERE payment_id IS NOT NULL;
