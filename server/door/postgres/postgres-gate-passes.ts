import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import type { GatePasses, GatePassRow, ListedGatePass } from '#server/door/ports/gate-passes.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const COLUMNS = `p.event_id AS "eventId", p.gate_pass_id AS "gatePassId", p.name,
  p.section_event_ids AS "sectionEventIds", p.by_account_id AS "byAccountId", p.issued_at AS "issuedAt",
  p.ends_at AS "endsAt", p.started_at AS "startedAt", p.revoked_at AS "revokedAt"`;
const ONE = `SELECT ${COLUMNS} FROM gate_pass p WHERE p.event_id = $1 AND p.gate_pass_id = $2`;
const LOCKED = `SELECT ${COLUMNS}, p.pin_signature AS "pinSignature", p.wrong_pins AS "wrongPins",
  p.wrong_since AS "wrongSince" FROM gate_pass p WHERE p.event_id = $1 AND p.gate_pass_id = $2 FOR UPDATE`;
const LIST = `SELECT ${COLUMNS}, (SELECT count(*)::int FROM redeem r
    WHERE r.event_id = p.event_id AND r.gate_pass_id = p.gate_pass_id AND r.way = 'IN') AS scans
  FROM gate_pass p WHERE p.event_id = $1 ORDER BY p.issued_at DESC, p.gate_pass_id LIMIT $2`;
const CREATE = `INSERT INTO gate_pass (event_id, gate_pass_id, name, section_event_ids, pin_signature, by_account_id,
  issued_at, ends_at) VALUES ($1, $2, $3, $4::int[], $5, $6, $7, $8)`;
const KEEP = `UPDATE gate_pass SET started_at = $3, revoked_at = $4, wrong_pins = $5, wrong_since = $6
  WHERE event_id = $1 AND gate_pass_id = $2`;

type LockedRow = GatePassRow & {
  readonly pinSignature: string;
  readonly wrongPins: number;
  readonly wrongSince: Instant | null;
};

const date = (at: Instant | null) => (at === null ? null : new Date(at));

export const makePostgresGatePasses = (pool: Pick<pg.Pool, 'query'>): GatePasses => ({
  find: async (eventId, gatePassId) => (await pool.query<GatePassRow>(ONE, [eventId, gatePassId])).rows[0] ?? null,
  of: async (eventId, limit) => (await pool.query<ListedGatePass>(LIST, [eventId, limit])).rows,
  async create(tx, pass) {
    await inPostgres(tx).client.query(CREATE, [
      pass.eventId,
      pass.gatePassId,
      pass.name,
      pass.sectionEventIds,
      pass.pinSignature,
      pass.byAccountId,
      date(pass.issuedAt),
      date(pass.endsAt),
    ]);
  },
  async lock(tx, eventId, gatePassId) {
    const { rows } = await inPostgres(tx).client.query<LockedRow>(LOCKED, [eventId, gatePassId]);
    const [row] = rows;
    if (row === undefined) return null;
    const { wrongPins, wrongSince, ...pass } = row;
    return { ...pass, wrong: { count: wrongPins, since: wrongSince } };
  },
  async keep(tx, { eventId, gatePassId, startedAt, revokedAt, wrong }) {
    await inPostgres(tx).client.query(KEEP, [
      eventId,
      gatePassId,
      date(startedAt),
      date(revokedAt),
      wrong.count,
      date(wrong.since),
    ]);
  },
});
