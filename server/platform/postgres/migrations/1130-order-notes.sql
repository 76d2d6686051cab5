-- What an event's team writes down about an order, for itself: the buyer never reads it.
CREATE TABLE order_note (
  event_id int NOT NULL,
  user_order_id uuid NOT NULL,
  order_note_id uuid NOT NULL,
  author_account_id uuid NOT NULL,
  -- Of the request that added it, so that a repeated one adds nothing.
  idempotency_key text NOT NULL,
  note text NOT NULL CHECK (char_length(note) BETWEEN 1 AND 2000),
  inserted_at timestamptz NOT NULL,
  edited_at timestamptz,
  PRIMARY KEY (event_id, user_order_id, order_note_id),
  UNIQUE (event_id, user_order_id, author_account_id, idempotency_key),
  FOREIGN KEY (event_id, user_order_id) REFERENCES user_order
);
