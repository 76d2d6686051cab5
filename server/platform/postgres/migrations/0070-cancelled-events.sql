-- NULL: the session takes place.
ALTER TABLE section_event ADD COLUMN cancelled_at timestamptz;

-- An organiser's cancellation of an event or of one session. It can be undone until begins_at; then orders are cancelled and people told.
CREATE TABLE event_cancellation (
  event_id int NOT NULL REFERENCES event,
  event_cancellation_id uuid NOT NULL,
  -- NULL: the whole event.
  section_event_id int,
  state text NOT NULL CHECK (state IN ('PLANNED', 'UNDONE', 'RUNNING', 'DONE')),
  -- Everybody who is told reads it.
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  planned_by uuid NOT NULL,
  planned_at timestamptz NOT NULL,
  begins_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- The session's override before its sale was stopped.
  plan_sale_before text CHECK (plan_sale_before IN ('UPCOMING', 'CLOSED')),
  -- What it concerns, counted when it was planned and again when it began.
  orders int NOT NULL DEFAULT 0,
  tickets int NOT NULL DEFAULT 0,
  invitations int NOT NULL DEFAULT 0,
  money bigint NOT NULL DEFAULT 0,
  orders_done int NOT NULL DEFAULT 0,
  refunded bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (event_id, event_cancellation_id),
  FOREIGN KEY (event_id, section_event_id) REFERENCES section_event
);
CREATE UNIQUE INDEX event_cancellation_stands ON event_cancellation (event_id, coalesce(section_event_id, 0)) WHERE state <> 'UNDONE';

-- Who is told of a cancellation or of a new time or place, each once.
CREATE TABLE event_recipient (
  event_id int NOT NULL,
  about uuid NOT NULL,
  email text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'vi')),
  told_at timestamptz,
  PRIMARY KEY (event_id, about, email)
);
CREATE INDEX event_recipient_untold ON event_recipient (event_id, about) WHERE told_at IS NULL;
