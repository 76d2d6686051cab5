-- Who wants no more emails from an organiser, whatever its event. Tickets and changes still reach them.
CREATE TABLE organiser_opt_out (
  -- 'corporate 12', or 'account ' and its id where an event has no corporate.
  organiser text NOT NULL,
  -- In lower case.
  email text NOT NULL CHECK (email = lower(email)),
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (organiser, email)
);
