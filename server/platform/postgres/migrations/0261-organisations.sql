-- Groups of people with a name of their own. One member at least is its OWNER, which the domain holds.
CREATE TABLE organization (
  organization_id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  website text CHECK (char_length(website) BETWEEN 1 AND 500),
  creator_account_id uuid NOT NULL,
  inserted_at timestamptz NOT NULL
);
CREATE TABLE organization_user (
  organization_id uuid NOT NULL REFERENCES organization,
  account_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('OWNER', 'ADMIN', 'MEMBER')),
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, account_id)
);
CREATE INDEX organization_user_account ON organization_user (account_id, inserted_at, organization_id);
