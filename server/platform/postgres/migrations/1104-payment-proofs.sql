-- The picture by which the buyer of a payment by hand shows the transfer: a private file of the account that pays.
ALTER TABLE manual_payment ADD COLUMN proof_file_id uuid;

ALTER TABLE private_file DROP CONSTRAINT private_file_kind_check,
  ADD CONSTRAINT private_file_kind_check
    CHECK (kind IN ('ID_CARD', 'ANSWER_IMAGE', 'BUSINESS_LICENCE', 'SESSION_IMAGE', 'SESSION_DOCUMENT',
      'PAYMENT_PROOF'));
