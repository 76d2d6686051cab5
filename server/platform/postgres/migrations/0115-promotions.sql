-- An event's automatic promotions, one for each ticket type. used: tickets of checkouts that are open, being paid or complete; it changes
-- under the event's lock. Late money for a checkout that had ended may bring it above the quantity.
CREATE TABLE promotion (
  event_id int NOT NULL,
  promotion_id uuid NOT NULL,
  ticket_type_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('EARLY_BIRD', 'QUANTITY_BASED', 'SALE_TIME')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  percent_off int CHECK (percent_off BETWEEN 1 AND 100),
  amount_off bigint CHECK (amount_off > 0),
  -- From this many tickets in one purchase, for at most max_ticket of them; NULL: all.
  min_ticket int CHECK (min_ticket >= 2),
  max_ticket int CHECK (max_ticket >= min_ticket),
  -- In tickets; NULL: no limit.
  quantity int CHECK (quantity > 0),
  used int NOT NULL DEFAULT 0 CHECK (used >= 0),
  begin_at timestamptz,
  end_at timestamptz,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, promotion_id),
  FOREIGN KEY (event_id, ticket_type_id) REFERENCES ticket_type ON DELETE CASCADE,
  CHECK ((percent_off IS NULL) <> (amount_off IS NULL)),
  CHECK ((type = 'QUANTITY_BASED') = (min_ticket IS NOT NULL)),
  CHECK (max_ticket IS NULL OR min_ticket IS NOT NULL),
  CHECK (type <> 'SALE_TIME' OR (begin_at IS NOT NULL AND end_at IS NOT NULL)),
  CHECK (begin_at < end_at)
);
CREATE INDEX promotion_ticket_type ON promotion (event_id, ticket_type_id);

-- An event's discount codes. used: checkouts that are open, being paid or complete.
CREATE TABLE promotion_code (
  event_id int NOT NULL REFERENCES event,
  code text NOT NULL CHECK (code ~ '^[A-Z0-9][A-Z0-9_-]{0,31}$'),
  percent_off int CHECK (percent_off BETWEEN 1 AND 100),
  amount_off bigint CHECK (amount_off > 0),
  -- Of which tickets it takes something off.
  ticket_type_ids uuid[] NOT NULL CHECK (cardinality(ticket_type_ids) > 0),
  -- In purchases; NULL: no limit.
  quantity int CHECK (quantity > 0),
  used int NOT NULL DEFAULT 0 CHECK (used >= 0),
  begin_at timestamptz,
  end_at timestamptz,
  inserted_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, code),
  CHECK ((percent_off IS NULL) <> (amount_off IS NULL)),
  CHECK (begin_at < end_at)
);

-- What a checkout uses of promotions and codes: [{kind, id, uses}]; NULL: nothing.
ALTER TABLE checkout_session ADD COLUMN promotion_uses jsonb;
CREATE INDEX checkout_session_promoted ON checkout_session (event_id) WHERE promotion_uses IS NOT NULL;
