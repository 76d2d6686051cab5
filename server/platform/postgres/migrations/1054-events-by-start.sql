-- Everybody's events by start: revenue reports and the admins' list of events. The condition is always true; only a
-- statement that states it uses this index, as the lists of one organiser must not walk over everybody's events.
CREATE INDEX event_by_start ON event (begin_at, event_id) WHERE event_id > 0;
