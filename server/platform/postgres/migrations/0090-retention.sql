-- What has ended is found by its age (docs/retention.md).
CREATE INDEX reservation_released ON reservation (updated_at) WHERE state = 'RELEASED';
CREATE INDEX checkout_session_ended ON checkout_session (updated_at) WHERE state IN ('CANCELLED', 'EXPIRED');
CREATE INDEX email_message_settled ON email_message ((coalesce(sent_at, dropped_at))) WHERE coalesce(sent_at, dropped_at) IS NOT NULL;
CREATE INDEX incoming_transfer_with_body ON incoming_transfer (received_at) WHERE body <> '{}'::jsonb;
-- The application may only add transfers. This empties what came with them, and nothing else.
CREATE FUNCTION forget_notice_bodies(before timestamptz, most int) RETURNS int
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public
  AS $$
    WITH emptied AS (
      UPDATE incoming_transfer SET body = '{}'::jsonb WHERE incoming_transfer_id IN (
        SELECT incoming_transfer_id FROM incoming_transfer WHERE received_at < before AND body <> '{}'::jsonb
        ORDER BY received_at LIMIT most FOR UPDATE SKIP LOCKED)
      RETURNING 1)
    SELECT count(*)::int FROM emptied
  $$;
REVOKE EXECUTE ON FUNCTION forget_notice_bodies(timestamptz, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_notice_bodies(timestamptz, int) TO vemoi_app;
