import type pg from 'pg';
import type { HeldSeat } from '#domain/event/seat/session-seat.ts';
import { instant, later } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { CART_HOLD } from '#domain/money/payment/hold-times.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import type { ReserveTickets } from '#server/sale/reserve-tickets.ts';

// Everybody's lock order: the quota, then seats by id.
const LOCK_QUOTAS = `SELECT 1 FROM quota JOIN ticket_type_quota draws USING (event_id, quota_id) WHERE draws.event_id = $1 AND draws.ticket_type_id = $2
  ORDER BY quota_id FOR UPDATE OF quota`;
const GIVE_BACK = `WITH old AS (UPDATE reservation SET state = 'RELEASED' WHERE event_id = $1 AND account_id = $2 AND state = 'HELD' RETURNING reservation_id, quantity, seats),
    freed AS (UPDATE session_seat SET reservation_id = NULL FROM old, jsonb_to_recordset(old.seats) AS own("seatId" uuid)
      WHERE session_seat.event_id = $1 AND seat_id = own."seatId" AND session_seat.reservation_id = old.reservation_id)
  SELECT coalesce(sum(quantity), 0)::int AS places FROM old`;
const LOCK_SEATS = `SELECT seat_id AS "seatId", alias FROM session_seat WHERE event_id = $1 AND seat_id = ANY($2::uuid[]) AND reservation_id IS NULL AND NOT blocked
  ORDER BY seat_id FOR UPDATE`;
const COUNT = `UPDATE quota SET reserved = reserved + $3 FROM ticket_type_quota draws
  WHERE draws.event_id = $1 AND draws.ticket_type_id = $2 AND quota.event_id = $1 AND quota.quota_id = draws.quota_id`;
const INSERT = `INSERT INTO reservation (event_id, reservation_id, section_event_id, ticket_type_id, account_id, quantity, seats, unit_price, original_unit_price, state, held_until,
    held_since, idempotency_key, request_hash, inserted_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, 'HELD', $8, $9, $10, '', $9, $9)`;
const TAKE = 'UPDATE session_seat SET reservation_id = $3 WHERE event_id = $1 AND seat_id = ANY($2::uuid[])';

type Input = Parameters<ReserveTickets>[0];

class Taken extends Error {}

async function hold(
  client: pg.ClientBase,
  ids: NewId,
  { accountId, eventId, sectionEventId, lines: [line], idempotencyKey }: Input,
) {
  if (line?.seats?.kind !== 'NAMED') throw new Error('Only named seats are compared');
  const { ticketTypeId, quantity, seats: ask } = line;
  await client.query(LOCK_QUOTAS, [eventId, ticketTypeId]);
  const back = await client.query<{ places: number }>(GIVE_BACK, [eventId, accountId]);
  const { rows: seats } = await client.query<HeldSeat>(LOCK_SEATS, [eventId, ask.seatIds]);
  if (seats.length < quantity) throw new Taken();
  await client.query(COUNT, [eventId, ticketTypeId, quantity - (back.rows[0]?.places ?? 0)]);
  const reservationId = ids.newId();
  const now = instant(Date.now());
  const heldUntil = later(now, CART_HOLD);
  const written = JSON.stringify(seats);
  const times = [new Date(heldUntil), new Date(now)];
  await client.query(INSERT, [
    eventId,
    reservationId,
    sectionEventId,
    ticketTypeId,
    accountId,
    quantity,
    written,
    ...times,
    idempotencyKey,
  ]);
  await client.query(TAKE, [eventId, ask.seatIds, reservationId]);
  const prices = { unitPrice: ZERO, originalUnitPrice: ZERO };
  return ok([
    { eventId, sectionEventId, reservationId, ticketTypeId, quantity, seats, ...prices, heldUntil, insertedAt: now },
  ]);
}

/** One transaction per request on the same rows, without any rule but that a seat is free. */
export const oneTransactionSeats =
  (database: Database, ids: NewId): ReserveTickets =>
  (input) =>
    database
      .transaction(({ client }) => hold(client, ids, input))
      .catch((error: unknown) => {
        if (error instanceof Taken) return refused({ code: 'INVALID_SEAT' });
        throw error;
      });
