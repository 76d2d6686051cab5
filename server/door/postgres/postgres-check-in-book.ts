import type pg from 'pg';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CheckInBook, CheckInRow, CheckInsLeft, FoundCheckIn } from '#server/door/ports/check-in-book.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { COUNT_AGAIN } from './count-again.ts';

/** Counted check-ins and those that were taken back, alike. */
const BOTH = `(SELECT event_id, redeem_id, bought_ticket_id, type, by_account_id, scan_key, at, gate_id, gate_name,
    gate_pass_id, received_at, other_gate, way, NULL::timestamptz AS undone_at, NULL::uuid AS undone_by_account_id,
    NULL::uuid AS undone_by_gate_pass_id FROM redeem
  UNION ALL SELECT event_id, redeem_id, bought_ticket_id, type, by_account_id, scan_key, at, gate_id, gate_name,
    gate_pass_id, received_at, false, way, undone_at, undone_by_account_id, undone_by_gate_pass_id FROM undone_scan)`;
const COLUMNS = `r.redeem_id AS "redeemId", r.bought_ticket_id AS "boughtTicketId", r.by_account_id AS "byAccountId",
  r.gate_pass_id AS "gatePassId", r.at, r.way, r.undone_at AS "undoneAt",
  NOT EXISTS (SELECT FROM redeem l WHERE l.event_id = r.event_id AND l.bought_ticket_id = r.bought_ticket_id
    AND (l.at, l.redeem_id) > (r.at, r.redeem_id)) AS "isLast"`;

const BY_KEY = `SELECT ${COLUMNS} FROM ${BOTH} r WHERE r.event_id = $1 AND r.scan_key = $2`;
const BY_ID = `SELECT ${COLUMNS} FROM ${BOTH} r WHERE r.event_id = $1 AND r.redeem_id = $2`;
const LOCK = 'SELECT 1 FROM bought_ticket WHERE event_id = $1 AND bought_ticket_id = $2 FOR NO KEY UPDATE';
const MOVE = `WITH gone AS (DELETE FROM redeem WHERE event_id = $1 AND redeem_id = $2 RETURNING *)
  INSERT INTO undone_scan (event_id, redeem_id, bought_ticket_id, section_event_id, type, by_account_id, scan_key, at,
    gate_id, gate_name, gate_pass_id, received_at, way, undone_at, undone_by_account_id, undone_by_gate_pass_id)
  SELECT event_id, redeem_id, bought_ticket_id, section_event_id, type, by_account_id, scan_key, at, gate_id, gate_name,
    gate_pass_id, received_at, way, $3, $4, $5 FROM gone`;
const OF_TICKET = `SELECT ${COLUMNS}, r.type, r.gate_id AS "gateId", r.gate_name AS "gateName",
    r.received_at AS "receivedAt", r.other_gate AS "otherGate", p.name AS "gatePassName",
    r.undone_by_account_id AS "undoneByAccountId", r.undone_by_gate_pass_id AS "undoneByGatePassId",
    u.name AS "undoneByPassName"
  FROM ${BOTH} r
  LEFT JOIN gate_pass p ON p.event_id = r.event_id AND p.gate_pass_id = r.gate_pass_id
  LEFT JOIN gate_pass u ON u.event_id = r.event_id AND u.gate_pass_id = r.undone_by_gate_pass_id
  WHERE r.event_id = $1 AND r.bought_ticket_id = $2 ORDER BY r.at DESC, r.redeem_id DESC LIMIT $3`;

type Flat = Omit<FoundCheckIn, 'by'> & { readonly byAccountId: AccountId; readonly gatePassId: string | null };
type FlatRow = Flat &
  Omit<CheckInRow, keyof FoundCheckIn | 'gate' | 'undoneBy'> & {
    readonly gateId: string | null;
    readonly gateName: string | null;
    readonly undoneByAccountId: AccountId | null;
    readonly undoneByGatePassId: string | null;
  };

const withHand = <T extends Flat>({ byAccountId: accountId, gatePassId, ...check }: T) => ({
  ...check,
  by: { accountId, gatePassId },
});

export const makePostgresCheckInBook = (pool: Pick<pg.Pool, 'query'>): CheckInBook => ({
  async lock(tx, eventId, named) {
    const { client } = inPostgres(tx);
    const ask = async () => {
      const [text, name] = named.kind === 'key' ? [BY_KEY, named.scanKey] : [BY_ID, named.redeemId];
      const { rows } = await client.query<Flat>(text, [eventId, name]);
      return rows[0] ?? null;
    };
    const found = await ask();
    if (found === null) return null;
    await client.query(LOCK, [eventId, found.boughtTicketId]);
    // Read again after the lock: somebody else may have taken it back, or scanned the ticket, meanwhile.
    const current = await ask();
    return current === null ? null : withHand(current);
  },
  async undo(tx, eventId, { redeemId, boughtTicketId }, { accountId, gatePassId }, at) {
    const { client } = inPostgres(tx);
    await client.query(MOVE, [eventId, redeemId, new Date(at), accountId, gatePassId]);
    const { rows } = await client.query<CheckInsLeft>(COUNT_AGAIN, [eventId, [boughtTicketId]]);
    return rows[0] ?? { count: 0, firstAt: null, leftAt: null };
  },
  async ofTicket(eventId, boughtTicketId, limit) {
    const { rows } = await pool.query<FlatRow>(OF_TICKET, [eventId, boughtTicketId, limit]);
    return rows.map((row) => {
      const { gateId, gateName, undoneByAccountId, undoneByGatePassId, ...check } = withHand(row);
      return {
        ...check,
        gate: gateId === null ? null : { id: gateId, name: gateName },
        undoneBy: undoneByAccountId === null ? null : { accountId: undoneByAccountId, gatePassId: undoneByGatePassId },
      };
    });
  },
});
