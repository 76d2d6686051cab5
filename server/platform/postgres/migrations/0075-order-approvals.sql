-- Days that the organiser has to answer an order that needs approval.
ALTER TABLE event ADD COLUMN approval_days int NOT NULL DEFAULT 7 CHECK (approval_days BETWEEN 1 AND 60);

-- Orders that wait, or waited, for their organiser. One row for each such order; other orders have none.
CREATE TABLE order_approval (
  event_id int NOT NULL,
  user_order_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Unanswered by then, the order is declined.
  due_at timestamptz NOT NULL,
  ended text CHECK (ended IN ('APPROVED', 'DECLINED', 'WITHDRAWN', 'CANCELLED')),
  ended_at timestamptz,
  -- NULL: the deadline, or the event's cancellation.
  ended_by uuid,
  -- Of the organiser, to the buyer.
  message text CHECK (char_length(message) <= 500),
  PRIMARY KEY (event_id, user_order_id),
  FOREIGN KEY (event_id, user_order_id) REFERENCES user_order,
  CHECK ((ended IS NULL) = (ended_at IS NULL))
);
CREATE INDEX order_approval_due ON order_approval (due_at, event_id, user_order_id) WHERE ended IS NULL;
CREATE INDEX order_approval_pending ON order_approval (event_id, user_order_id) WHERE ended IS NULL;

-- Orders that wait already get the whole time from now on, but not beyond the beginning of their session.
INSERT INTO order_approval (event_id, user_order_id, asked_at, due_at)
  SELECT o.event_id, o.user_order_id, o.updated_at, greatest(now() + interval '1 day', least(now() + interval '7 days', s.begin_at))
  FROM user_order o JOIN section_event s ON s.event_id = o.event_id AND s.section_event_id = o.section_event_id
  WHERE o.status = 'REQUIRED_APPROVAL';
