import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { AccountId } from '#domain/people/account-id.ts';
import { makeOrderNumber } from '#domain/sale/checkout/order-state.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';

const ORDER = `INSERT INTO user_order (event_id, user_order_id, order_number, section_event_id, account_id, checkout_session_id, status, payment_method, price, original_price, discount,
    lines, registrant_email, registrant_first_name, inserted_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, 0, $10, $11, $12, now(), now())`;
const NUMBER = 'INSERT INTO order_number_directory (order_number, event_id, user_order_id) VALUES ($1, $2, $3)';
const STORY = `INSERT INTO order_event (event_id, user_order_id, number, kind, data, actor_account_id, at) VALUES ($1, $2, $3, $4, $5, $6, now())`;

export type PlacedOrder = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  readonly status: 'SUCCESSFUL' | 'PROCESSING';
  readonly method: 'FREE' | 'BANK_TRANSFER';
  readonly price: number;
  readonly lines: string;
  readonly email: string;
  readonly firstName: string | null;
};

export const tellStory = (
  client: pg.ClientBase,
  eventId: number,
  orderId: string,
  number: number,
  kind: string,
  data: object,
): Promise<unknown> => client.query(STORY, [eventId, orderId, number, kind, JSON.stringify(data), null]);

export async function placeOrder(client: pg.ClientBase, ids: NewId, order: PlacedOrder): Promise<string> {
  const { eventId, sectionEventId, accountId, checkoutSessionId, status, method, price, lines, email, firstName } =
    order;
  const orderId = ids.newId();
  const number = makeOrderNumber(randomInt);
  await client.query(ORDER, [
    eventId,
    orderId,
    number,
    sectionEventId,
    accountId,
    checkoutSessionId,
    status,
    method,
    price,
    lines,
    email,
    firstName,
  ]);
  await client.query(NUMBER, [number, eventId, orderId]);
  await tellStory(client, eventId, orderId, 1, 'placed', { status, price });
  return orderId;
}
