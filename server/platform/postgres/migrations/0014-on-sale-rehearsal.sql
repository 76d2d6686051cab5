-- The newest rehearsal of an event's sale with simulated buyers; ended_at is null while it runs.
CREATE TABLE on_sale_rehearsal (
  event_id int PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  started_by uuid NOT NULL,
  started_at timestamptz NOT NULL,
  buyers int NOT NULL CHECK (buyers > 0),
  ended_at timestamptz,
  report jsonb
);

-- A stage for a rehearsal: every table once more and empty, but for what the event sells, in a schema of its own. Whoever works there has no other schema in
-- its path, so that what is not on the stage is not found at all, and nothing reaches a real table. Only an owner may make tables.
CREATE FUNCTION open_rehearsal(rehearsed int) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public
  AS $$
DECLARE
  copied text;
  columns text;
BEGIN
  DROP SCHEMA IF EXISTS rehearsal CASCADE;
  CREATE SCHEMA rehearsal;
  FOR copied IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('CREATE TABLE rehearsal.%1$I (LIKE public.%1$I INCLUDING ALL)', copied);
  END LOOP;
  FOREACH copied IN ARRAY ARRAY['event', 'section_event', 'quota', 'ticket_type', 'ticket_type_quota', 'seat_map', 'session_seat'] LOOP
    SELECT string_agg(quote_ident(column_name), ', ') INTO columns FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = copied AND is_generated = 'NEVER';
    EXECUTE format('INSERT INTO rehearsal.%1$I (%2$s) SELECT %2$s FROM public.%1$I WHERE event_id = $1', copied, columns) USING rehearsed;
  END LOOP;
  -- The sale as it will be at its first moment: everything free, everything on sale.
  UPDATE rehearsal.event SET status = 'PUBLISHED', archive = false, published_at = now() - interval '1 minute', end_at = greatest(end_at, now() + interval '1 day');
  UPDATE rehearsal.section_event SET plan_sale = NULL, end_at = greatest(end_at, now() + interval '1 day');
  UPDATE rehearsal.ticket_type SET sale_begin_at = NULL, sale_end_at = NULL;
  UPDATE rehearsal.quota SET reserved = 0, sold = 0;
  UPDATE rehearsal.session_seat SET reservation_id = NULL;
  GRANT USAGE ON SCHEMA rehearsal TO vemoi_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA rehearsal TO vemoi_app;
END
$$;
CREATE FUNCTION close_rehearsal() RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public
  AS $$ DROP SCHEMA IF EXISTS rehearsal CASCADE $$;
REVOKE EXECUTE ON FUNCTION open_rehearsal(int), close_rehearsal() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_rehearsal(int), close_rehearsal() TO vemoi_app;
