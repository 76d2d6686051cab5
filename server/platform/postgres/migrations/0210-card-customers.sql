-- The card provider's customer of an account: saved cards hang on it. The cards themselves stay with the provider.
CREATE TABLE card_customer (
  account_id uuid PRIMARY KEY,
  customer_id text NOT NULL,
  inserted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX card_customer_customer ON card_customer (customer_id);
