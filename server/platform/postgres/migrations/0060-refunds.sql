-- Money on its way back to buyers (docs/decisions/0032). FAILED is still owed.
CREATE TABLE refund (
  event_id int NOT NULL,
  refund_id uuid NOT NULL,
  user_order_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  -- The buyer.
  account_id uuid NOT NULL,
  -- Of the request that decided it, so that a repeated one decides nothing.
  refund_key text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('EVENT_CANCELLED', 'ORDER_CANCELLED', 'APPROVAL_DECLINED', 'LATE_MONEY', 'SURPLUS', 'SECOND_PAYMENT', 'CHARGEBACK')),
  status text NOT NULL CHECK (status IN ('DECIDED', 'SENT', 'CONFIRMED', 'FAILED')),
  attempts int NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  tickets bigint NOT NULL CHECK (tickets >= 0),
  donation bigint NOT NULL CHECK (donation >= 0),
  late bigint NOT NULL CHECK (late >= 0),
  surplus bigint NOT NULL CHECK (surplus >= 0),
  -- In the message of the outgoing transfer.
  transfer_code text NOT NULL,
  -- Of who decided it; shown to the desk only.
  note text,
  decided_by uuid,
  decided_at timestamptz NOT NULL,
  -- Of the newest attempt.
  sent_by uuid,
  sent_at timestamptz,
  confirmed_at timestamptz,
  failed_at timestamptz,
  failed_because text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, refund_id),
  UNIQUE (event_id, refund_key),
  FOREIGN KEY (event_id, payment_id) REFERENCES payment,
  FOREIGN KEY (event_id, user_order_id) REFERENCES user_order,
  CHECK (tickets + donation + late + surplus > 0),
  CHECK ((status = 'DECIDED') = (attempts = 0)),
  CHECK ((attempts = 0) = (sent_at IS NULL)),
  CHECK ((status = 'CONFIRMED') = (confirmed_at IS NOT NULL)),
  CHECK (status <> 'FAILED' OR failed_at IS NOT NULL)
);
CREATE INDEX refund_order ON refund (event_id, user_order_id);
CREATE INDEX refund_payment ON refund (event_id, payment_id);
-- What is left to pay out, the oldest first.
CREATE INDEX refund_open ON refund (decided_at, refund_id) WHERE status <> 'CONFIRMED';

-- The tickets that a refund paid back; each once.
CREATE TABLE refund_ticket (
  event_id int NOT NULL,
  bought_ticket_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  worth bigint NOT NULL CHECK (worth >= 0),
  PRIMARY KEY (event_id, bought_ticket_id),
  FOREIGN KEY (event_id, refund_id) REFERENCES refund,
  FOREIGN KEY (event_id, bought_ticket_id) REFERENCES bought_ticket
);
CREATE INDEX refund_ticket_refund ON refund_ticket (event_id, refund_id);

-- From an outgoing transfer's code to its refund, as transfer_code_directory for incoming ones.
CREATE TABLE refund_code_directory (
  transfer_code text PRIMARY KEY,
  event_id int NOT NULL,
  refund_id uuid NOT NULL,
  inserted_at timestamptz NOT NULL DEFAULT now()
);

-- The last line: never more back than came in. Raised by the statement that inserts a refund.
ALTER TABLE payment ADD COLUMN refunded bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT payment_never_over_refunded CHECK (refunded >= 0 AND refunded <= received);

-- Late money whose refund was chosen before: decided and booked, without a row.
WITH due AS (
  SELECT p.event_id, p.payment_id, p.account_id, p.received, p.updated_at, o.user_order_id, gen_random_uuid() AS refund_id,
    'VEMOI' || (SELECT string_agg(substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 1 + floor(random() * 31)::int, 1), '')
      FROM generate_series(1, 9) WHERE p.payment_id IS NOT NULL) AS code
  FROM payment p JOIN user_order o USING (event_id, checkout_session_id)
  WHERE p.state = 'REFUND_DUE' AND p.received > 0
), written AS (
  INSERT INTO refund (event_id, refund_id, user_order_id, payment_id, account_id, refund_key, reason, status, tickets, donation, late, surplus,
    transfer_code, decided_by, decided_at, updated_at)
  SELECT event_id, refund_id, user_order_id, payment_id, account_id, 'late ' || payment_id, 'LATE_MONEY', 'DECIDED', 0, 0, received, 0,
    code, account_id, updated_at, updated_at FROM due
), coded AS (
  INSERT INTO refund_code_directory (transfer_code, event_id, refund_id) SELECT code, event_id, refund_id FROM due
)
UPDATE payment p SET refunded = p.received FROM due WHERE p.event_id = due.event_id AND p.payment_id = due.payment_id;
