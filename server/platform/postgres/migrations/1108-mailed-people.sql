-- How many people an account wrote to at once, by an email to guests or by invitations: both count against its day.
CREATE TABLE mailed_people (
  account_id uuid NOT NULL,
  mailed_at timestamptz NOT NULL,
  people int NOT NULL CHECK (people > 0)
);
CREATE INDEX mailed_people_account ON mailed_people (account_id, mailed_at);
INSERT INTO mailed_people (account_id, mailed_at, people)
  SELECT by_account_id, inserted_at, people FROM guest_mailing WHERE inserted_at > now() - interval '1 day';
DROP INDEX guest_mailing_sender;
