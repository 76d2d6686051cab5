-- Days before a session until which ticket holders may act by themselves. NULL: not allowed; for names: until it is used.
ALTER TABLE event
  ADD COLUMN refund_days int CHECK (refund_days BETWEEN 0 AND 365),
  ADD COLUMN name_change_days int CHECK (name_change_days BETWEEN 0 AND 365),
  ADD COLUMN session_change_days int CHECK (session_change_days BETWEEN 0 AND 365);
