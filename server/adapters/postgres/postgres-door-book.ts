import type { BoughtTicketRow } from '#server/application/ports/bought-ticket-row.ts';
import type { CountedScan, DoorBook } from '#server/application/ports/door-book.ts';
import { BOUGHT_TICKET_COLUMNS, BOUGHT_TICKET_SOURCE } from './bought-ticket-columns.ts';
import { inPostgres } from './postgres-tx.ts';

// Of the ticket only: the order beside it is not changed by a scan.
const LOCKED = `SELECT ${BOUGHT_TICKET_COLUMNS} FROM ${BOUGHT_TICKET_SOURCE} WHERE b.event_id = $1`;
const FOR_UPDATE = 'FOR NO KEY UPDATE OF b';

/** The door's book over PostgreSQL. */
export const postgresDoorBook: DoorBook = {
  async lockTicket(tx, eventId, shown) {
    const { client } = inPostgres(tx);
    const { rows } =
      shown.kind === 'id'
        ? await client.query<BoughtTicketRow>(`${LOCKED} AND b.bought_ticket_id = $2 ${FOR_UPDATE}`, [eventId, shown.boughtTicketId])
        : await client.query<BoughtTicketRow>(`${LOCKED} AND b.redeem_code = $2 ${FOR_UPDATE}`, [eventId, shown.redeemCode]);
    return rows[0] ?? null;
  },
  async counted(tx, eventId, scanKey) {
    const { rows } = await inPostgres(tx).client.query<CountedScan>(
      `SELECT r.bought_ticket_id AS "boughtTicketId", r.section_event_id AS "sectionEventId", r.at,
              (SELECT count(*)::int FROM redeem e WHERE e.event_id = r.event_id AND e.bought_ticket_id = r.bought_ticket_id AND (e.at, e.redeem_id) <= (r.at, r.redeem_id)) AS number
         FROM redeem r WHERE r.event_id = $1 AND r.scan_key = $2`,
      [eventId, scanKey],
    );
    return rows[0] ?? null;
  },
  async count(tx, scan) {
    const { client } = inPostgres(tx);
    const inserted = await client.query(
      `INSERT INTO redeem (event_id, redeem_id, bought_ticket_id, section_event_id, type, by_account_id, scan_key, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (event_id, scan_key) DO NOTHING`,
      [scan.eventId, scan.redeemId, scan.boughtTicketId, scan.sectionEventId, scan.type, scan.by, scan.scanKey, new Date(scan.at)],
    );
    if (inserted.rowCount === 0) return false;
    await client.query(
      `UPDATE bought_ticket SET redeem_count = redeem_count + 1, first_redeemed_at = coalesce(first_redeemed_at, $3)
        WHERE event_id = $1 AND bought_ticket_id = $2`,
      [scan.eventId, scan.boughtTicketId, new Date(scan.at)],
    );
    return true;
  },
};
