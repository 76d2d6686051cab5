-- Event group: which session, ticket type or picture of an event a person's key already made, so that what is sent twice makes one.
CREATE TABLE part_creation (
  event_id int NOT NULL REFERENCES event,
  account_id uuid NOT NULL,
  creation_key text NOT NULL,
  -- As the audit log names it: session:<id>, ticket-type:<id>, photo:<id>.
  part text NOT NULL,
  PRIMARY KEY (event_id, account_id, creation_key)
);
