-- The version of the form that the recipient of a given ticket answered, and who did. NULL: the checkout's, its buyer.
ALTER TABLE attendee
  ADD COLUMN form_version int,
  ADD COLUMN answered_by uuid,
  ADD CHECK ((form_version IS NULL) = (answered_by IS NULL)),
  ADD CHECK (form_version IS NULL OR answers IS NOT NULL);
