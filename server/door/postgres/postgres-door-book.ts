import { type CountedScan, type DoorBook, type Scan, ScanKeyTaken } from '#server/door/ports/door-book.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { rowsByKey, sameRow } from '#server/platform/postgres/rows-by-key.ts';
import { settleAll } from '#server/platform/postgres/settle-all.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import { BOUGHT_TICKET_COLUMNS, BOUGHT_TICKET_SOURCE, IS_BACK } from '#server/ticket/postgres/bought-ticket-columns.ts';

const TICKETS = `SELECT ${BOUGHT_TICKET_COLUMNS} FROM ${BOUGHT_TICKET_SOURCE} WHERE b.event_id = $1`;
// One order of locks, so that nodes cannot deadlock. Scans change tickets only, so orders stay unlocked.
const LOCKED = 'ORDER BY b.bought_ticket_id FOR NO KEY UPDATE OF b';
const BY_ID = `${TICKETS} AND b.bought_ticket_id = ANY($2::uuid[])`;
const BY_ID_OR_CODE = `${TICKETS} AND (b.bought_ticket_id = ANY($2::uuid[]) OR b.redeem_code = ANY($3::text[]))`;

const COUNTED = `SELECT r.scan_key AS "scanKey", r.redeem_id AS "redeemId", r.bought_ticket_id AS "boughtTicketId",
  r.section_event_id AS "sectionEventId", r.at,
    (SELECT count(*)::int FROM redeem e WHERE e.event_id = r.event_id AND e.bought_ticket_id = r.bought_ticket_id
      AND e.way = 'IN' AND (e.at, e.redeem_id) <= (r.at, r.redeem_id)) AS number, r.way,
    ${IS_BACK} AS "isBack"
  FROM redeem r WHERE r.event_id = $1 AND r.scan_key = ANY($2::text[])
  UNION ALL SELECT scan_key, redeem_id, bought_ticket_id, section_event_id, at, NULL, way, false FROM undone_scan
  WHERE event_id = $1 AND scan_key = ANY($2::text[])`;
const COUNT = `INSERT INTO redeem (event_id, redeem_id, bought_ticket_id, section_event_id, type, by_account_id,
  scan_key, at, gate_id, gate_name, gate_pass_id, way)
  SELECT $1, x.* FROM unnest($2::uuid[], $3::uuid[], $4::int[], $5::text[], $6::uuid[], $7::text[],
    $8::timestamptz[], $9::text[], $10::text[], $11::uuid[], $12::text[]) AS x
  ON CONFLICT DO NOTHING`;
const MARK = `UPDATE bought_ticket b SET redeem_count = b.redeem_count + x.scans,
  first_redeemed_at = coalesce(b.first_redeemed_at, x.first), left_at = x.gone
  FROM ${rowsByKey(
    'bought_ticket',
    'bought_ticket_id',
    'unnest($2::uuid[], $3::int[], $4::timestamptz[], $5::timestamptz[]) AS ' +
      'asked(bought_ticket_id, scans, first, gone)',
  )}
  WHERE ${sameRow('b')}`;

const isIn = ({ way }: Pick<Scan, 'way'>): boolean => way === 'IN';
const timeOf = (scan: Scan | undefined): Date | null => (scan === undefined ? null : new Date(scan.at));

/** `lock`: false only in the race test that shows why the lock is needed. */
export const makePostgresDoorBook = ({ lock = true }: { readonly lock?: boolean } = {}): DoorBook => ({
  async open(tx, eventId, scans) {
    const { client } = inPostgres(tx);
    const ids = scans.flatMap(({ shown }) => (shown.kind === 'id' ? [shown.boughtTicketId] : []));
    const codes = scans.flatMap(({ shown }) => (shown.kind === 'code' ? [shown.redeemCode] : []));
    // Read after the lock, so that a scan that waited sees the one before it.
    const [tickets, counted] = await settleAll(
      codes.length === 0
        ? client.query<BoughtTicketRow>(lock ? `${BY_ID} ${LOCKED}` : BY_ID, [eventId, ids])
        : client.query<BoughtTicketRow>(lock ? `${BY_ID_OR_CODE} ${LOCKED}` : BY_ID_OR_CODE, [eventId, ids, codes]),
      client.query<CountedScan & { readonly scanKey: string }>(COUNTED, [eventId, scans.map(({ scanKey }) => scanKey)]),
    );
    const byId = new Map(tickets.rows.map((ticket) => [ticket.boughtTicketId, ticket]));
    const byCode = new Map(tickets.rows.map((ticket) => [ticket.redeemCode, ticket]));
    return {
      tickets: scans.map(
        ({ shown }) => (shown.kind === 'id' ? byId.get(shown.boughtTicketId) : byCode.get(shown.redeemCode)) ?? null,
      ),
      counted: new Map(counted.rows.map(({ scanKey, ...scan }) => [scanKey, scan])),
    };
  },
  async count(tx, eventId, scans) {
    const { client } = inPostgres(tx);
    const ofTicket = new Map<string, Scan[]>();
    for (const scan of scans) ofTicket.set(scan.boughtTicketId, [...(ofTicket.get(scan.boughtTicketId) ?? []), scan]);
    const marked = [...ofTicket.values()];
    const [written] = await settleAll(
      client.query(COUNT, [
        eventId,
        scans.map((scan) => scan.redeemId),
        scans.map((scan) => scan.boughtTicketId),
        scans.map((scan) => scan.sectionEventId),
        scans.map((scan) => scan.type),
        scans.map((scan) => scan.by),
        scans.map((scan) => scan.scanKey),
        scans.map((scan) => new Date(scan.at)),
        scans.map((scan) => scan.gate?.id ?? null),
        scans.map((scan) => scan.gate?.name ?? null),
        scans.map((scan) => scan.gatePassId ?? null),
        scans.map((scan) => scan.way),
      ]),
      client.query(MARK, [
        eventId,
        [...ofTicket.keys()],
        marked.map((each) => each.filter(isIn).length),
        marked.map((each) => timeOf(each.find(isIn))),
        marked.map((each) => timeOf(each.slice(-1).find((last) => !isIn(last)))),
      ]),
    );
    if (written.rowCount !== scans.length) throw new ScanKeyTaken();
  },
});
