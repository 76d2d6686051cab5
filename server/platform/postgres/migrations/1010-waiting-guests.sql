-- An invited guest whose yes found no place waits among the buyers of the ticket type, and gets its places without a
-- purchase. Their yes is kept for that moment: whether they agreed to the policy, and their answers to the questions.
ALTER TABLE waiting_entry
  ADD COLUMN rsvp_invitation_id uuid,
  ADD COLUMN policy_agreed boolean NOT NULL DEFAULT false,
  ADD COLUMN form_answers jsonb,
  ADD FOREIGN KEY (event_id, rsvp_invitation_id) REFERENCES rsvp_invitation ON DELETE CASCADE;
CREATE INDEX waiting_entry_invitation ON waiting_entry (event_id, rsvp_invitation_id)
  WHERE rsvp_invitation_id IS NOT NULL;
CREATE INDEX waiting_entry_guest_offered ON waiting_entry (offered_until)
  WHERE rsvp_invitation_id IS NOT NULL AND state = 'OFFERED';
