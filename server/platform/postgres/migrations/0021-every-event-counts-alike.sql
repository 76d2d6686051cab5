-- How many rows an event has is not counted: of an event that came after the last count the planner would believe that it has none, and read it from end to
-- end where a key leads to one row. Without a count every event is taken for a two-hundredth of the table, and the key is always the cheaper way.
ALTER TABLE reservation ALTER COLUMN event_id SET STATISTICS 0;
ALTER TABLE checkout_session ALTER COLUMN event_id SET STATISTICS 0;
ALTER TABLE user_order ALTER COLUMN event_id SET STATISTICS 0;
ALTER TABLE bought_ticket ALTER COLUMN event_id SET STATISTICS 0;
ALTER TABLE attendee ALTER COLUMN event_id SET STATISTICS 0;
ALTER TABLE payment ALTER COLUMN event_id SET STATISTICS 0;
ALTER TABLE order_event ALTER COLUMN event_id SET STATISTICS 0;
ALTER TABLE redeem ALTER COLUMN event_id SET STATISTICS 0;
ALTER TABLE session_seat ALTER COLUMN event_id SET STATISTICS 0;
