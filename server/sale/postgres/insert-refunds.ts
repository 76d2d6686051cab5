import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import type { NewRefund } from '#server/sale/ports/refund-book.ts';

// One statement, so that no refund is written without its payment's sum.
const INSERT = `WITH written AS (
    INSERT INTO refund (event_id, refund_id, user_order_id, payment_id, account_id, refund_key, reason, status,
      attempts, tickets, donation, late, surplus, points, transfer_code, note, decided_by, by_provider, wallet,
      decided_at, sent_at, confirmed_at, updated_at)
    SELECT $1, x.*, $18::timestamptz, CASE WHEN x.attempts > 0 THEN $18::timestamptz END,
      CASE WHEN x.status = 'CONFIRMED' THEN $18::timestamptz END, $18::timestamptz
    FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::int[],
      $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[], $15::text[], $16::text[], $17::uuid[],
      $19::boolean[], $20::bigint[]) AS x(refund_id, user_order_id, payment_id, account_id, refund_key, reason, status,
        attempts, tickets, donation, late, surplus, points, transfer_code, note, decided_by, by_provider, wallet)
    RETURNING payment_id, tickets + donation + late + surplus - points - wallet AS amount)
  UPDATE payment p SET refunded = p.refunded + w.amount
  FROM (SELECT payment_id, sum(amount)::bigint AS amount FROM written GROUP BY payment_id) w
  WHERE p.event_id = $1 AND p.payment_id = w.payment_id`;
// Its order's CHECK keeps it within what the wallet paid.
const TO_WALLET = `UPDATE user_order o SET wallet_refunded = o.wallet_refunded + w.amount
  FROM (SELECT x.user_order_id, sum(x.wallet)::bigint AS amount
    FROM unnest($2::uuid[], $3::bigint[]) AS x(user_order_id, wallet) GROUP BY x.user_order_id) w
  WHERE o.event_id = $1 AND o.user_order_id = w.user_order_id`;
const CODES = `INSERT INTO refund_code_directory (transfer_code, event_id, refund_id)
  SELECT x.code, $1, x.refund_id FROM unnest($2::text[], $3::uuid[]) AS x(code, refund_id)`;
// Taken up at once.
const AT_GATEWAY = `INSERT INTO gateway_refund (event_id, refund_id, payment_id, state, ask_at, updated_at)
  SELECT $1, x.*, 'DUE', $4::timestamptz, $4::timestamptz FROM unnest($2::uuid[], $3::uuid[]) AS x`;
const TICKETS = `INSERT INTO refund_ticket (event_id, refund_id, bought_ticket_id, worth)
  SELECT $1, x.* FROM unnest($2::uuid[], $3::uuid[], $4::bigint[]) AS x`;
// An issued one is looked at again. It waits for who looks at one now, so that no refund is overlooked.
const INVOICED = `UPDATE e_invoice SET next_at = CASE WHEN state = 'ISSUED' THEN $3 ELSE next_at END
  WHERE event_id = $1 AND user_order_id = ANY($2::uuid[])`;

/** Their payments' CHECK keeps them within what was received. */
export function insertRefunds(
  client: pg.ClientBase,
  eventId: number,
  rows: readonly NewRefund[],
  now: Instant,
): readonly Promise<unknown>[] {
  if (rows.length === 0) return [];
  // A card's bank has taken a chargeback already.
  const atGateway = rows.filter((row) => row.byProvider && row.status === 'DECIDED');
  const toWallet = rows.filter((row) => row.wallet > 0);
  const tickets = rows.flatMap((row) => row.tickets.map((ticket) => ({ ...ticket, refundId: row.refundId })));
  return [
    client.query(INSERT, [
      eventId,
      rows.map((row) => row.refundId),
      rows.map((row) => row.userOrderId),
      rows.map((row) => row.paymentId),
      rows.map((row) => row.accountId),
      rows.map((row) => row.key),
      rows.map((row) => row.reason),
      rows.map((row) => row.status),
      rows.map((row) => row.attempts),
      rows.map((row) => row.parts.tickets),
      rows.map((row) => row.parts.donation),
      rows.map((row) => row.parts.late),
      rows.map((row) => row.parts.surplus),
      rows.map((row) => row.points),
      rows.map((row) => row.transferCode),
      rows.map((row) => row.note),
      rows.map((row) => row.decidedBy),
      new Date(now),
      rows.map((row) => row.byProvider),
      rows.map((row) => row.wallet),
    ]),
    ...(toWallet.length === 0
      ? []
      : [
          client.query(TO_WALLET, [eventId, toWallet.map((row) => row.userOrderId), toWallet.map((row) => row.wallet)]),
        ]),
    client.query(INVOICED, [eventId, rows.map((row) => row.userOrderId), new Date(now)]),
    client.query(CODES, [eventId, rows.map((row) => row.transferCode), rows.map((row) => row.refundId)]),
    ...(atGateway.length === 0
      ? []
      : [
          client.query(AT_GATEWAY, [
            eventId,
            atGateway.map((row) => row.refundId),
            atGateway.map((row) => row.paymentId),
            new Date(now),
          ]),
        ]),
    ...(tickets.length === 0
      ? []
      : [
          client.query(TICKETS, [
            eventId,
            tickets.map((row) => row.refundId),
            tickets.map((row) => row.boughtTicketId),
            tickets.map((row) => row.worth),
          ]),
        ]),
  ];
}
