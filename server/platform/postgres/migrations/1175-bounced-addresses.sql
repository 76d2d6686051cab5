-- A receiver's server refused an email after it had taken it (RFC 3464).
ALTER TABLE email_message ADD COLUMN bounced_at timestamptz, ADD COLUMN bounced_because text;
-- How many emails of a mailing bounced, and which.
CREATE INDEX email_message_bounced ON email_message (subject_id, recipient) WHERE bounced_at IS NOT NULL;

-- Addresses of an event that no invitation, reminder or email of its team goes to. Tickets and changes still do.
CREATE TABLE bounced_address (
  event_id int NOT NULL REFERENCES event ON DELETE CASCADE,
  -- In lower case.
  email text NOT NULL CHECK (email = lower(email)),
  because text NOT NULL,
  -- As the receiver's server gave it, such as 5.1.1.
  status text NOT NULL,
  bounced_at timestamptz NOT NULL,
  -- The team wants to try it again: bounces of emails queued before count no more.
  retried_at timestamptz,
  PRIMARY KEY (event_id, email)
);
