-- The audit log's page: newest first, of everybody, of one actor, of one kind of act.
CREATE INDEX audit_entry_newest ON audit_entry (at, audit_entry_id);
CREATE INDEX audit_entry_actor ON audit_entry (actor_account_id, at, audit_entry_id)
  WHERE actor_account_id IS NOT NULL;
CREATE INDEX audit_entry_act ON audit_entry (act, at, audit_entry_id);
