-- A corporate that its owner offers to somebody else, until they answer. It goes with the corporate.
CREATE TABLE corporate_offer (
  corporate_id int PRIMARY KEY REFERENCES corporate,
  account_id uuid NOT NULL,
  offered_at timestamptz NOT NULL
);
CREATE INDEX corporate_offer_account ON corporate_offer (account_id, offered_at);
