-- An email to holders of tickets who gave an answer: { fieldId, optionId, question, option }, the last two as they were
-- called then. NULL: whatever they answered.
ALTER TABLE guest_mailing ADD COLUMN answer jsonb
  CHECK (answer IS NULL OR audience IN ('TICKET_HOLDERS', 'NOT_CHECKED_IN'));
