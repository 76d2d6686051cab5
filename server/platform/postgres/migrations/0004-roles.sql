-- The application's role: it may never change or remove what money and audit rest on.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'vemoi_app') THEN CREATE ROLE vemoi_app NOLOGIN; END IF;
END $$;
GRANT vemoi_app TO CURRENT_USER;
GRANT USAGE ON SCHEMA public TO vemoi_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO vemoi_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO vemoi_app;
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_line, audit_entry, incoming_transfer, order_event FROM vemoi_app;
-- Tables of later migrations; one that may only be appended to revokes the rest itself.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO vemoi_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO vemoi_app;
