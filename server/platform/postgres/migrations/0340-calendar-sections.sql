-- The calendar entries of a session: what happens within it, and when. [S7.7-22]
CREATE TABLE calendar_section (
  event_id int NOT NULL,
  calendar_section_id uuid NOT NULL,
  section_event_id int NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 120),
  -- Seconds from the session's begin, so that an entry moves with its session.
  begins_after int NOT NULL CHECK (begins_after >= 0),
  lasts int NOT NULL CHECK (lasts > 0),
  PRIMARY KEY (event_id, calendar_section_id),
  FOREIGN KEY (event_id, section_event_id) REFERENCES section_event
);
CREATE INDEX calendar_section_of_session ON calendar_section (event_id, section_event_id, begins_after);
