-- When a draft publishes itself. [S7.7-48]
CREATE TABLE scheduled_event (
  event_id int PRIMARY KEY REFERENCES event,
  scheduled_at timestamptz NOT NULL,
  scheduled_by uuid NOT NULL,
  inserted_at timestamptz NOT NULL,
  -- WAITING until its time; then PUBLISHED, or NOT_READY: something was missing.
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'PUBLISHED', 'NOT_READY'))
);
CREATE INDEX scheduled_event_due ON scheduled_event (scheduled_at) WHERE state = 'WAITING';
