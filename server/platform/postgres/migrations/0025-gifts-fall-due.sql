-- A donation alone holds no places, so that no reservation tells when the time to pay for it is over.
CREATE INDEX checkout_session_gift_due ON checkout_session (held_until, event_id) WHERE state IN ('OPEN', 'PAYING') AND quote -> 'lines' = '[]'::jsonb;
