import type { AuditLog } from '#server/platform/ports/audit-log.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import { inPostgres } from './postgres-tx.ts';

const RECORD = `
  INSERT INTO audit_entry (audit_entry_id, at, actor_account_id, act, subject, event_id, facts)
  SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::text[], $5::text[], $6::int[], $7::jsonb[])`;

/** The application's role can only add and read entries. */
export const makePostgresAuditLog = (clock: Clock, ids: NewId): AuditLog => ({
  async record(tx, ...entries) {
    if (entries.length === 0) return;
    const at = new Date(clock.now());
    await inPostgres(tx).client.query(RECORD, [
      entries.map(() => ids.newId()),
      entries.map(() => at),
      entries.map((entry) => entry.actor),
      entries.map((entry) => entry.act),
      entries.map((entry) => entry.subject),
      entries.map((entry) => entry.eventId),
      entries.map((entry) => JSON.stringify(entry.facts ?? {})),
    ]);
  },
});
