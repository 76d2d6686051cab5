import { ok, refused } from '#domain/kernel/result.ts';
import type { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import type { OpenCheckout } from '#server/sale/open-checkout.ts';
import type { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { placeOrder } from './one-transaction-order.ts';
import { type HeldLine, lockQuotas, sellLines } from './one-transaction-sale.ts';

const CART = `SELECT r.reservation_id, r.ticket_type_id, r.quantity, r.unit_price, t.name, t.mode FROM reservation r JOIN ticket_type t USING (event_id, ticket_type_id)
  WHERE r.event_id = $1 AND r.account_id = $2 AND r.state = 'HELD' ORDER BY r.reservation_id FOR UPDATE OF r`;
const CHECKOUT = `INSERT INTO checkout_session (event_id, checkout_session_id, section_event_id, account_id, state, quote, price, locale, idempotency_key, request_hash, held_until,
    inserted_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', now() + interval '25 minutes', now(), now())`;
const IN_CHECKOUT = `UPDATE reservation SET state = 'IN_CHECKOUT', checkout_session_id = $3, held_until = held_until + interval '15 minutes', updated_at = now()
  WHERE event_id = $1 AND reservation_id = $2`;
const ATTENDEE = `INSERT INTO attendee (event_id, reservation_id, position, email, first_name, last_name) VALUES ($1, $2, 0, $3, $4, $5)`;

/** One transaction per request that writes what the product writes, without any rule. */
export const oneTransactionCheckout =
  (database: Database, ids: NewId, emails: EmailOutbox, reader: CheckoutReader): OpenCheckout =>
  async ({ accountId, eventId, sectionEventId, attendees, locale, idempotencyKey }) => {
    const checkoutSessionId = ids.newId();
    const attendee = attendees[0]?.attendees[0];
    if (attendee === undefined) return refused({ code: 'SHOPPING_ITEMS_EMPTY' });
    const { email, firstName, lastName } = attendee;
    await database.transaction(async (tx) => {
      const { client } = tx;
      await lockQuotas(client, eventId);
      const { rows: lines } = await client.query<HeldLine>(CART, [eventId, accountId]);
      const frozen = lines.map((line) => ({
        reservationId: line.reservation_id,
        ticketTypeId: line.ticket_type_id,
        name: line.name,
        quantity: line.quantity,
        unitPrice: line.unit_price,
        originalPrice: line.unit_price * line.quantity,
        price: line.unit_price * line.quantity,
      }));
      const price = frozen.reduce((sum, line) => sum + line.price, 0);
      const state = price === 0 ? 'COMPLETED' : 'OPEN';
      const quote = JSON.stringify({ lines: frozen, original: price, discount: 0, donation: 0, final: price });
      await client.query(CHECKOUT, [
        eventId,
        checkoutSessionId,
        sectionEventId,
        accountId,
        state,
        quote,
        price,
        locale,
        idempotencyKey,
      ]);
      for (const line of lines)
        await client.query(ATTENDEE, [eventId, line.reservation_id, email, firstName, lastName]);
      if (price > 0) {
        for (const line of lines) await client.query(IN_CHECKOUT, [eventId, line.reservation_id, checkoutSessionId]);
        return;
      }
      const order = {
        eventId,
        sectionEventId,
        accountId,
        checkoutSessionId,
        price,
        lines: JSON.stringify(frozen),
        email,
        firstName,
      } as const;
      const orderId = await placeOrder(client, ids, { ...order, status: 'SUCCESSFUL', method: 'FREE' });
      await sellLines(client, ids, lines, {
        eventId,
        sectionEventId,
        checkoutSessionId,
        orderId,
        accountId,
        who: [email, firstName, lastName],
      });
      await emails.queue(tx, [{ content: { message: 'order-confirmed', eventId, orderId }, recipient: email, locale }]);
    });
    const view = await reader.checkout(eventId, checkoutSessionId);
    return view === null ? refused({ code: 'NOT_FOUND' }) : ok(view);
  };
