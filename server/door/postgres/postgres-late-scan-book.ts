import type pg from 'pg';
import type { ScanFlag } from '#domain/door/offline-door.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { DoorConflictRow, LateScanBook, LateTicket, ScanAtGate } from '#server/door/ports/late-scan-book.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { COUNT_AGAIN } from './count-again.ts';

type TicketRow = LateTicket & { readonly redeemCode: string };

// Void since before this was dated: void for every scan.
const TICKETS = `SELECT bought_ticket_id AS "boughtTicketId", redeem_code AS "redeemCode",
  section_event_id AS "sectionEventId", issue_number AS "issueNumber",
  coalesce(reissued_at, inserted_at) AS "issuedAt",
  CASE WHEN status = 'VOID' THEN coalesce(voided_at, inserted_at) END AS "voidSince"
  FROM bought_ticket WHERE event_id = $1 AND (bought_ticket_id = ANY($2::uuid[]) OR redeem_code = ANY($3::text[]))
  ORDER BY bought_ticket_id FOR NO KEY UPDATE`;
const COUNTED = `SELECT scan_key AS "scanKey", bought_ticket_id AS "boughtTicketId",
  section_event_id AS "sectionEventId", coalesce(gate_id, 'account:' || by_account_id) AS "gateId", at,
  way, other_gate AS "otherGate" FROM redeem WHERE event_id = $1 AND bought_ticket_id = ANY($2::uuid[])`;
const KNOWN = `SELECT scan_key AS "scanKey", CASE WHEN other_gate THEN 'OTHER_GATE' END AS flag
    FROM redeem WHERE event_id = $1 AND scan_key = ANY($2::text[])
  UNION ALL SELECT scan_key, flag FROM faulty_scan WHERE event_id = $1 AND scan_key = ANY($2::text[])
  UNION ALL SELECT scan_key, NULL FROM undone_scan WHERE event_id = $1 AND scan_key = ANY($2::text[])`;

const COUNT = `INSERT INTO redeem (event_id, redeem_id, bought_ticket_id, section_event_id, type, scan_key, at,
    other_gate, way, by_account_id, gate_id, gate_name, received_at, gate_pass_id)
  SELECT $1, x.*, $10::uuid, $11::text, $12::text, $13::timestamptz, $14::uuid
  FROM unnest($2::uuid[], $3::uuid[], $4::int[],
    $5::text[], $6::text[], $7::timestamptz[], $8::boolean[], $9::text[]) AS x`;
const REMARK = `UPDATE redeem r SET other_gate = x.other_gate
  FROM unnest($2::text[], $3::boolean[]) AS x(scan_key, other_gate)
  WHERE r.event_id = $1 AND r.scan_key = x.scan_key`;
const KEEP_FAULTY = `INSERT INTO faulty_scan (event_id, scan_key, bought_ticket_id, section_event_id, flag, at,
    by_account_id, gate_id, gate_name, received_at, gate_pass_id)
  SELECT $1, x.*, $7::uuid, $8::text, $9::text, $10::timestamptz, $11::uuid
  FROM unnest($2::text[], $3::uuid[], $4::int[],
    $5::text[], $6::timestamptz[]) AS x
  ON CONFLICT DO NOTHING`;

// A second scan is in doubt only where its gate could not know of the first: one of the two came in late.
const CONFLICTS = `SELECT s.*, b.first_name AS "firstName", b.last_name AS "lastName", b.name_order AS "nameOrder",
    b.ticket_name AS "ticketName", b.seat_alias AS "seatAlias", b.voided_at AS "voidedAt"
  FROM (
    (SELECT r.scan_key AS "scanId", 'OTHER_GATE' AS flag, r.bought_ticket_id, r.at, r.gate_id AS "gateId",
        r.gate_name AS "gateName", f.at AS "firstAt", f.gate_id AS "firstGateId", f.gate_name AS "firstGateName"
      FROM redeem r CROSS JOIN LATERAL (SELECT * FROM redeem f WHERE f.event_id = r.event_id
        AND f.bought_ticket_id = r.bought_ticket_id AND f.way = 'IN' AND NOT EXISTS (SELECT FROM redeem o
          WHERE o.event_id = f.event_id AND o.bought_ticket_id = f.bought_ticket_id AND o.way = 'OUT'
            AND o.at >= f.at AND o.at < r.at)
        ORDER BY f.at, f.scan_key LIMIT 1) f
      WHERE r.event_id = $1 AND r.other_gate AND (r.received_at IS NOT NULL OR f.received_at > r.at)
      ORDER BY r.at DESC LIMIT $2)
    UNION ALL
    (SELECT scan_key, flag, bought_ticket_id, at, gate_id, gate_name, NULL, NULL, NULL
      FROM faulty_scan WHERE event_id = $1 ORDER BY at DESC LIMIT $2)
  ) s LEFT JOIN bought_ticket b ON b.event_id = $1 AND b.bought_ticket_id = s.bought_ticket_id
  ORDER BY s.at DESC, s."scanId" LIMIT $2`;

const date = (at: Instant) => new Date(at);

export const makePostgresLateScanBook = (pool: Pick<pg.Pool, 'query'>): LateScanBook => ({
  async open(tx, eventId, scans) {
    const { client } = inPostgres(tx);
    const ids = scans.flatMap(({ shown }) => (shown?.kind === 'id' ? [shown.boughtTicketId] : []));
    const codes = scans.flatMap(({ shown }) => (shown?.kind === 'code' ? [shown.redeemCode] : []));
    const { rows: tickets } = await client.query<TicketRow>(TICKETS, [eventId, ids, codes]);
    // Read after the locks, so that scans made while waiting are included.
    const { rows: counted } = await client.query<ScanAtGate>(COUNTED, [
      eventId,
      tickets.map(({ boughtTicketId }) => boughtTicketId),
    ]);
    const { rows: known } = await client.query<{ readonly scanKey: string; readonly flag: ScanFlag | null }>(KNOWN, [
      eventId,
      scans.map(({ scanKey }) => scanKey),
    ]);
    const byId = new Map(tickets.map((ticket) => [ticket.boughtTicketId, ticket]));
    const byCode = new Map(tickets.map((ticket) => [ticket.redeemCode, ticket]));
    const found = (shown: (typeof scans)[number]['shown']) =>
      shown === null ? null : shown.kind === 'id' ? byId.get(shown.boughtTicketId) : byCode.get(shown.redeemCode);
    return {
      tickets: scans.map(({ shown }) => found(shown) ?? null),
      counted,
      known: new Map(known.map(({ scanKey, flag }) => [scanKey, flag])),
    };
  },
  async write(tx, { eventId, gate, gatePassId, by, receivedAt }, { counting, faulty, marks }) {
    const { client } = inPostgres(tx);
    const from = [by, gate.id, gate.name, date(receivedAt), gatePassId];
    if (counting.length > 0) {
      await client.query(COUNT, [
        eventId,
        counting.map((scan) => scan.redeemId),
        counting.map((scan) => scan.boughtTicketId),
        counting.map((scan) => scan.sectionEventId),
        counting.map((scan) => scan.type),
        counting.map((scan) => scan.scanKey),
        counting.map((scan) => date(scan.at)),
        counting.map((scan) => scan.otherGate),
        counting.map((scan) => scan.way),
        ...from,
      ]);
      await client.query(COUNT_AGAIN, [eventId, [...new Set(counting.map((scan) => scan.boughtTicketId))]]);
    }
    if (marks.length > 0)
      await client.query(REMARK, [
        eventId,
        marks.map(({ scanKey }) => scanKey),
        marks.map(({ otherGate }) => otherGate),
      ]);
    if (faulty.length > 0)
      await client.query(KEEP_FAULTY, [
        eventId,
        faulty.map((scan) => scan.scanKey),
        faulty.map((scan) => scan.boughtTicketId),
        faulty.map((scan) => scan.sectionEventId),
        faulty.map((scan) => scan.flag),
        faulty.map((scan) => date(scan.at)),
        ...from,
      ]);
  },
  conflicts: async (eventId, limit) => (await pool.query<DoorConflictRow>(CONFLICTS, [eventId, limit])).rows,
});
