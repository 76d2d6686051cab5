-- Most events sell little and some sell everything, so that the rows of an event on average are few, and a plan that is kept for any event finds a ticket that is
-- named by its number among all tickets of its event. Planners are told that events are large: then a row that is named is found by its key.
ALTER TABLE bought_ticket ALTER COLUMN event_id SET (n_distinct = 100);
ALTER TABLE user_order ALTER COLUMN event_id SET (n_distinct = 100);
ALTER TABLE reservation ALTER COLUMN event_id SET (n_distinct = 100);
ALTER TABLE checkout_session ALTER COLUMN event_id SET (n_distinct = 100);
ALTER TABLE payment ALTER COLUMN event_id SET (n_distinct = 100);
ALTER TABLE redeem ALTER COLUMN event_id SET (n_distinct = 100);
