-- When the deadline's answer is tried again after it failed; NULL: it never did.
ALTER TABLE order_approval ADD COLUMN retry_at timestamptz;
