-- A corporate's application to publish, as it was last sent; corporates from before have none. Company, address, date of issue and status
-- stand in corporate.
CREATE TABLE corporate_registration (
  corporate_id int PRIMARY KEY REFERENCES corporate,
  -- The applicant, whose private files the documents are.
  account_id uuid NOT NULL,
  business_license_number text NOT NULL CHECK (char_length(business_license_number) BETWEEN 1 AND 50),
  documents uuid[] NOT NULL CHECK (cardinality(documents) BETWEEN 1 AND 5),
  terms_version text NOT NULL,
  may_be_contacted boolean NOT NULL,
  submitted_at timestamptz NOT NULL,
  -- What the reviewer asks for; NULL: nothing.
  question text CHECK (char_length(question) BETWEEN 1 AND 1000),
  decided_at timestamptz,
  decided_by uuid,
  -- Of a rejection.
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL))
);

CREATE INDEX corporate_review ON corporate (status, inserted_at, corporate_id);

-- Pictures of a business licence are shown to their owner and to who reviews registrations.
ALTER TABLE private_file DROP CONSTRAINT private_file_kind_check,
  ADD CONSTRAINT private_file_kind_check CHECK (kind IN ('ID_CARD', 'ANSWER_IMAGE', 'BUSINESS_LICENCE'));
