import { randomInt } from 'node:crypto';
import { makeOrderNumber } from '#domain/checkout/order-number.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { makeRedeemCode } from '#domain/ticket/redeem-code.ts';
import type { Database } from '#server/adapters/postgres/connection.ts';
import type { OpenCheckout } from '#server/application/checkout/open-checkout.ts';
import type { CheckoutReader } from '#server/application/ports/checkout-reader.ts';
import type { EmailOutbox } from '#server/application/ports/email-outbox.ts';
import type { NewId } from '#server/application/ports/new-id.ts';

const LOCK_QUOTAS = 'SELECT quota_id FROM quota WHERE event_id = $1 ORDER BY quota_id FOR UPDATE';
const CART = `SELECT r.reservation_id, r.ticket_type_id, r.quantity, t.name, t.mode FROM reservation r JOIN ticket_type t USING (event_id, ticket_type_id)
  WHERE r.event_id = $1 AND r.account_id = $2 AND r.state = 'HELD' ORDER BY r.reservation_id FOR UPDATE OF r`;
const CHECKOUT = `INSERT INTO checkout_session (event_id, checkout_session_id, section_event_id, account_id, state, quote, price, locale, idempotency_key, request_hash, held_until,
    inserted_at, updated_at) VALUES ($1, $2, $3, $4, 'COMPLETED', $5, 0, $6, $7, '', now(), now(), now())`;
const SOLD = `UPDATE reservation SET state = 'SOLD', checkout_session_id = $3, updated_at = now() WHERE event_id = $1 AND reservation_id = $2`;
const COUNT = `UPDATE quota SET reserved = reserved - $3, sold = sold + $3 FROM ticket_type_quota draws
  WHERE draws.event_id = $1 AND draws.ticket_type_id = $2 AND quota.event_id = $1 AND quota.quota_id = draws.quota_id`;
const ORDER = `INSERT INTO user_order (event_id, user_order_id, order_number, section_event_id, account_id, checkout_session_id, status, payment_method, price, original_price, discount,
    lines, registrant_email, registrant_first_name, inserted_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, 'SUCCESSFUL', 'FREE', 0, 0, 0, $7, $8, $9, now(), now())`;
const NUMBER = 'INSERT INTO order_number_directory (order_number, event_id, user_order_id) VALUES ($1, $2, $3)';
const STORY = `INSERT INTO order_event (event_id, user_order_id, number, kind, data, actor_account_id, at) VALUES ($1, $2, 1, 'placed', $3, $4, now())`;
const ATTENDEE = `INSERT INTO attendee (event_id, reservation_id, position, email, first_name, last_name) VALUES ($1, $2, 0, $3, $4, $5)`;
const TICKET = `INSERT INTO bought_ticket (event_id, bought_ticket_id, section_event_id, ticket_type_id, user_order_id, reservation_id, position, account_id, status, redeem_code,
    ticket_name, mode, email, first_name, last_name, inserted_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'VALID', $9, $10, $11, $12, $13, $14, now())`;

type Line = { reservation_id: string; ticket_type_id: string; quantity: number; name: string; mode: string };

/** The usual way to complete a free order: one transaction per request that writes what the product writes, without any rule. */
export const oneTransactionCheckout =
  (database: Database, ids: NewId, emails: EmailOutbox, reader: CheckoutReader): OpenCheckout =>
  async ({ accountId, eventId, sectionEventId, attendees, locale, idempotencyKey }) => {
    const checkoutSessionId = ids.newId();
    const attendee = attendees[0]?.attendees[0];
    if (attendee === undefined) return refused({ code: 'SHOPPING_ITEMS_EMPTY' });
    await database.transaction(async (tx) => {
      const { client } = tx;
      await client.query(LOCK_QUOTAS, [eventId]);
      const { rows: lines } = await client.query<Line>(CART, [eventId, accountId]);
      const frozen = lines.map((line) => ({
        reservationId: line.reservation_id,
        ticketTypeId: line.ticket_type_id,
        name: line.name,
        quantity: line.quantity,
        unitPrice: 0,
        originalPrice: 0,
        price: 0,
      }));
      const quote = JSON.stringify({ lines: frozen, original: 0, discount: 0, donation: 0, final: 0 });
      await client.query(CHECKOUT, [eventId, checkoutSessionId, sectionEventId, accountId, quote, locale, idempotencyKey]);
      const orderId = ids.newId();
      const number = makeOrderNumber(randomInt);
      const who = [attendee.email, attendee.firstName];
      await client.query(ORDER, [eventId, orderId, number, sectionEventId, accountId, checkoutSessionId, JSON.stringify(frozen), ...who]);
      await client.query(NUMBER, [number, eventId, orderId]);
      await client.query(STORY, [eventId, orderId, JSON.stringify({ status: 'SUCCESSFUL', price: 0 }), accountId]);
      for (const line of lines) {
        await client.query(SOLD, [eventId, line.reservation_id, checkoutSessionId]);
        await client.query(COUNT, [eventId, line.ticket_type_id, line.quantity]);
        await client.query(ATTENDEE, [eventId, line.reservation_id, ...who, attendee.lastName]);
        for (let position = 0; position < line.quantity; position += 1) {
          const place = [line.ticket_type_id, orderId, line.reservation_id, position, accountId];
          const shown = [makeRedeemCode(randomInt), line.name, line.mode, ...who, attendee.lastName];
          await client.query(TICKET, [eventId, ids.newId(), sectionEventId, ...place, ...shown]);
        }
      }
      await emails.queue(tx, [{ content: { message: 'order-confirmed', eventId, orderId }, recipient: attendee.email, locale }]);
    });
    const view = await reader.checkout(eventId, checkoutSessionId);
    return view === null ? refused({ code: 'NOT_FOUND' }) : ok(view);
  };
