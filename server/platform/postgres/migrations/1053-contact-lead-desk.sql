-- What became of a contact message: who looks after it, and notes of the platform's admins.
ALTER TABLE contact_lead
  ADD COLUMN state text NOT NULL DEFAULT 'NEW' CHECK (state IN ('NEW', 'IN_PROGRESS', 'DONE')),
  -- Of an account that may since be gone from the admins.
  ADD COLUMN assignee_account_id uuid,
  ADD CONSTRAINT contact_lead_new_unassigned CHECK ((state = 'NEW') = (assignee_account_id IS NULL));
CREATE INDEX contact_lead_state ON contact_lead (state, inserted_at DESC, contact_lead_id DESC);
CREATE INDEX contact_lead_search ON contact_lead
  USING gin (plain_words(full_name || ' ' || phone_number || ' ' || specify_information || ' ' || message) gin_trgm_ops);

CREATE TABLE contact_lead_note (
  contact_lead_id uuid NOT NULL REFERENCES contact_lead ON DELETE CASCADE,
  contact_lead_note_id uuid NOT NULL,
  author_account_id uuid NOT NULL,
  note text NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (contact_lead_id, contact_lead_note_id)
);
