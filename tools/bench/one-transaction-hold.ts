import { instant, later } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { CART_HOLD } from '#domain/money/payment/hold-times.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import type { CartLine } from '#server/sale/ports/checkout-reader.ts';
import type { ReserveTickets } from '#server/sale/reserve-tickets.ts';
import { oneTransactionSeats } from './one-transaction-seats.ts';

// Without one order of locks this way deadlocks at once.
const LOCK_QUOTAS = `SELECT 1 FROM quota JOIN ticket_type_quota draws USING (event_id, quota_id) WHERE draws.event_id = $1 AND draws.ticket_type_id = $2
  ORDER BY quota_id FOR UPDATE OF quota`;
const TAKE = `UPDATE quota SET reserved = reserved + $3 FROM ticket_type_quota draws
  WHERE draws.event_id = $1 AND draws.ticket_type_id = $2 AND quota.event_id = $1 AND quota.quota_id = draws.quota_id
    AND (quota.capacity IS NULL OR quota.reserved + quota.sold + $3 <= quota.capacity)`;
const INSERT = `INSERT INTO reservation (event_id, reservation_id, section_event_id, ticket_type_id, account_id, quantity, unit_price, original_unit_price, state, held_until,
    held_since, idempotency_key, request_hash, inserted_at, updated_at)
  SELECT $1, $2, $3, $4, $5, $6, t.price, t.original_price, 'HELD', $7, $8, $9, '', $8, $8 FROM ticket_type t WHERE t.event_id = $1 AND t.ticket_type_id = $4
  RETURNING unit_price AS "unitPrice", original_unit_price AS "originalUnitPrice"`;

type Prices = Pick<CartLine, 'unitPrice' | 'originalUnitPrice'>;
const FREE: Prices = { unitPrice: ZERO, originalUnitPrice: ZERO };

/** One transaction per request on the same rows, without any rule but the stock. */
export const oneTransactionHold =
  (database: Database, ids: NewId): ReserveTickets =>
  (input) => {
    if (input.lines.some((line) => line.seats?.kind === 'NAMED')) return oneTransactionSeats(database, ids)(input);
    const { accountId, eventId, sectionEventId, lines, idempotencyKey } = input;
    return database.transaction(async ({ client }) => {
      const held: CartLine[] = [];
      for (const { ticketTypeId, quantity } of lines) {
        await client.query(LOCK_QUOTAS, [eventId, ticketTypeId]);
        const taken = await client.query(TAKE, [eventId, ticketTypeId, quantity]);
        if (taken.rowCount === 0)
          return refused({ code: 'SOLD_OUT', ticketTypeId, left: 0, opensAgainAt: null } as never);
        const reservationId = ids.newId();
        const now = instant(Date.now());
        const heldUntil = later(now, CART_HOLD);
        const inserted = await client.query<Prices>(INSERT, [
          eventId,
          reservationId,
          sectionEventId,
          ticketTypeId,
          accountId,
          quantity,
          new Date(heldUntil),
          new Date(now),
          idempotencyKey,
        ]);
        const prices = inserted.rows[0] ?? FREE;
        held.push({
          eventId,
          reservationId,
          sectionEventId,
          ticketTypeId,
          quantity,
          seats: [],
          ...prices,
          heldUntil,
          insertedAt: now,
        });
      }
      return ok(held);
    });
  };
