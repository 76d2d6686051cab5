-- Filters and searches of desk lists that an account named (domain/people/saved-filter.ts).
CREATE TABLE saved_filter (
  account_id uuid NOT NULL REFERENCES account,
  saved_filter_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  -- As in the address of the list, without the page.
  query text NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, saved_filter_id),
  UNIQUE (account_id, list, name)
);
