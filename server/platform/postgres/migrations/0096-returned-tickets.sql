-- When its buyer returned the ticket by the policy of its event.
ALTER TABLE bought_ticket ADD COLUMN returned_at timestamptz;
