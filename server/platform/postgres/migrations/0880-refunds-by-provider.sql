-- Whether a refund goes back through the gateway that took its money. Those decided before are paid by transfer.
ALTER TABLE refund ADD COLUMN by_provider boolean NOT NULL DEFAULT false;

-- Refunds at a gateway. The request is named by the refund's id, which is stored before it is sent.
CREATE TABLE gateway_refund (
  event_id int NOT NULL,
  refund_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('DUE', 'SENDING', 'ACCEPTED', 'DONE', 'REFUSED')),
  -- The gateway's own number and word.
  number text,
  code text,
  asks int NOT NULL DEFAULT 0,
  -- When it is sent or asked about next; null: never again.
  ask_at timestamptz,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, refund_id),
  FOREIGN KEY (event_id, refund_id) REFERENCES refund
);
CREATE INDEX gateway_refund_due ON gateway_refund (ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX gateway_refund_payment ON gateway_refund (event_id, payment_id);
-- VNPay tells the newest refund of a payment only, so the next one waits for it.
CREATE UNIQUE INDEX gateway_refund_one_at_once ON gateway_refund (event_id, payment_id) WHERE state IN ('SENDING', 'ACCEPTED');
