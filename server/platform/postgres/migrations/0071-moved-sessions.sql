-- How often a published session got another time or place; the SEQUENCE of its calendar entry.
ALTER TABLE section_event ADD COLUMN moves int NOT NULL DEFAULT 0 CHECK (moves >= 0);

-- Another time or place of a published session, of which ticket holders and guests are told.
CREATE TABLE session_move (
  event_id int NOT NULL,
  session_move_id uuid NOT NULL,
  section_event_id int NOT NULL,
  -- SUPERSEDED: a later change took its place before everybody was told.
  state text NOT NULL CHECK (state IN ('WAITING', 'TELLING', 'DONE', 'SUPERSEDED')),
  -- As people know it.
  begin_before timestamptz NOT NULL,
  end_before timestamptz NOT NULL,
  timezone_before text NOT NULL,
  place_before text,
  -- Until then, orders made before the move may be given back; NULL: they may not.
  give_back_until timestamptz,
  moved_by uuid NOT NULL,
  moved_at timestamptz NOT NULL,
  tells_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (event_id, session_move_id),
  FOREIGN KEY (event_id, section_event_id) REFERENCES section_event ON DELETE CASCADE
);
CREATE INDEX session_move_session ON session_move (event_id, section_event_id, moved_at DESC);
