-- The integrity page lists events whose books do not add up without reading all the others.
CREATE INDEX integrity_check_faulty ON integrity_check (event_id) WHERE problems <> '[]';
