-- Whom a provider means: its issuer and its own unchanging number for a person, to the account that it was once linked to. A directory, as addresses have one.
CREATE TABLE identity_link (
  issuer text NOT NULL,
  subject text NOT NULL,
  account_id uuid NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identity_link_account ON identity_link (account_id);
