-- A signature is shown to who may read the answers that it belongs to, and to nobody else.
ALTER TABLE private_file DROP CONSTRAINT private_file_kind_check,
  ADD CONSTRAINT private_file_kind_check CHECK (kind IN ('ID_CARD', 'ANSWER_IMAGE'));
