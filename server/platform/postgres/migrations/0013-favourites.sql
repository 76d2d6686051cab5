-- Who keeps which event among their favourites, and how many do: a count that is kept, so that a page of a loved event reads one row.
CREATE TABLE event_interest (
  event_id int NOT NULL REFERENCES event ON DELETE CASCADE,
  account_id uuid NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, account_id)
);
CREATE INDEX event_interest_of_account ON event_interest (account_id, event_id);

CREATE TABLE event_interest_count (
  event_id int PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  interest int NOT NULL CHECK (interest >= 0)
);

CREATE TABLE corporate_interest (
  corporate_id int NOT NULL REFERENCES corporate ON DELETE CASCADE,
  account_id uuid NOT NULL,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (corporate_id, account_id)
);
CREATE INDEX corporate_interest_of_account ON corporate_interest (account_id, corporate_id);
