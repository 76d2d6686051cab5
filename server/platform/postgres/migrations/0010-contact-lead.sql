-- What people write to us from the contact page; kept whether or not the mail about it arrives.
CREATE TABLE contact_lead (
  contact_lead_id uuid PRIMARY KEY,
  -- The key that the form was sent under: a press that is repeated writes one row.
  request_key text UNIQUE,
  full_name text NOT NULL,
  phone_number text NOT NULL,
  support_topic text NOT NULL CHECK (support_topic IN ('Platform & Solutions', 'Others')),
  specify_information text NOT NULL,
  message text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'vi')),
  -- Somebody filled in the field that no person sees: kept, and nobody is written to.
  suspected boolean NOT NULL,
  inserted_at timestamptz NOT NULL
);
CREATE INDEX contact_lead_newest ON contact_lead (inserted_at DESC, contact_lead_id);
