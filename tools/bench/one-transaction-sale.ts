import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { makeRedeemCode } from '#domain/door/redeem-code.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';

const LOCK_QUOTAS = 'SELECT quota_id FROM quota WHERE event_id = $1 ORDER BY quota_id FOR UPDATE';
const SOLD = `UPDATE reservation SET state = 'SOLD', checkout_session_id = $3, updated_at = now() WHERE event_id = $1 AND reservation_id = $2`;
const COUNT = `UPDATE quota SET reserved = reserved - $3, sold = sold + $3 FROM ticket_type_quota draws
  WHERE draws.event_id = $1 AND draws.ticket_type_id = $2 AND quota.event_id = $1 AND quota.quota_id = draws.quota_id`;
const TICKET = `INSERT INTO bought_ticket (event_id, bought_ticket_id, section_event_id, ticket_type_id, user_order_id, reservation_id, position, account_id, status, redeem_code,
    ticket_name, mode, email, first_name, last_name, inserted_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'VALID', $9, $10, $11, $12, $13, $14, now())`;

export type HeldLine = {
  readonly reservation_id: string;
  readonly ticket_type_id: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly name: string;
  readonly mode: string;
};
type Sold = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly checkoutSessionId: string;
  readonly orderId: string;
  readonly accountId: AccountId;
  /** E-mail address, first and last name of every attendee. */
  readonly who: readonly (string | null)[];
};

/** To be taken before any other lock. */
export const lockQuotas = (client: pg.ClientBase, eventId: number): Promise<unknown> =>
  client.query(LOCK_QUOTAS, [eventId]);

export async function sellLines(
  client: pg.ClientBase,
  ids: NewId,
  lines: readonly HeldLine[],
  sold: Sold,
): Promise<void> {
  const { eventId, sectionEventId, checkoutSessionId, orderId, accountId, who } = sold;
  for (const line of lines) {
    await client.query(SOLD, [eventId, line.reservation_id, checkoutSessionId]);
    await client.query(COUNT, [eventId, line.ticket_type_id, line.quantity]);
    for (let position = 0; position < line.quantity; position += 1) {
      const place = [line.ticket_type_id, orderId, line.reservation_id, position, accountId];
      await client.query(TICKET, [
        eventId,
        ids.newId(),
        sectionEventId,
        ...place,
        makeRedeemCode(randomInt),
        line.name,
        line.mode,
        ...who,
      ]);
    }
  }
}
