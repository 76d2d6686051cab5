import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RefundOrderDocument } from '#adapters/graphql/sale/refund/refund-desk.gen.ts';
import { PlanCancellation } from '#server/event/calling-off/plan-cancellation.ts';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type BenchWorld, EVENT_NAME, type HotSale } from './bench-world.ts';
import type { Purchase } from './insistent-buyer.ts';
import type { InsistentShop } from './insistent-shop.ts';

export type CancelledAccount = {
  readonly orders: number;
  readonly refundedByHand: number;
  /** Cancelled by its job, as the job counted them. */
  readonly cancelledByJob: number;
  readonly left: number;
  readonly received: number;
  readonly refunded: number;
  /** Purchases whose money is not exactly one refund of all of it. */
  readonly unpaid: number;
  /** Buyers who were not told exactly once what happened to their order. */
  readonly untold: number;
  readonly done: boolean;
  readonly healthy: boolean;
};

async function surely<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await sleep(250);
    }
  }
}
const MOST_TRIES = 400;

type OrderRow = { readonly orderId: string; readonly ticketIds: readonly string[] };
const ORDER = `SELECT o.user_order_id AS "orderId", array_agg(b.bought_ticket_id::text) AS "ticketIds"
  FROM user_order o JOIN bought_ticket b ON b.event_id = o.event_id AND b.user_order_id = o.user_order_id
  WHERE o.event_id = $1 AND o.checkout_session_id = $2 GROUP BY o.user_order_id`;

export async function refundInsistently(
  world: BenchWorld,
  shop: InsistentShop,
  { eventId }: HotSale,
  { checkoutSessionId }: Purchase,
  accessToken: string,
): Promise<void> {
  const { rowId } = decodeWireId(checkoutSessionId) ?? { rowId: '' };
  const { rows } = await surely(() => world.database.pool.query<OrderRow>(ORDER, [eventId, rowId]));
  const [order] = rows;
  if (order === undefined) throw new Error('An order that was acknowledged is not there');
  const input = {
    user_order_id: encodeWireId(eventId, order.orderId),
    ticket_ids: order.ticketIds.map((id) => encodeWireId(eventId, id)),
    donation: false,
    reason: 'Asked for by mail',
  };
  const { name, text } = RefundOrderDocument;
  const answer = await shop.ask({
    path: '/graphql',
    headers: { authorization: accessToken, 'idempotency-key': randomUUID(), 'x-locale': 'en' },
    body: JSON.stringify({ operationName: name, query: text, variables: { input } }),
  });
  if (!answer.includes('"refund_order":{')) throw new Error(`A refund was refused: ${answer}`);
}

const BEGIN = `UPDATE event_cancellation SET begins_at = now() WHERE event_id = $1 AND state = 'PLANNED'`;
const HASTEN = `UPDATE job SET run_at = now() WHERE task = 'carry-out-cancellation' AND attempts = 0 AND run_at > now()`;
const STATE = 'SELECT state FROM event_cancellation WHERE event_id = $1';

export async function cancelNow(world: BenchWorld, { eventId }: HotSale): Promise<void> {
  const { pool } = world.database;
  const asked = { eventId, sectionEventId: null, actor: world.organiser, typed: EVENT_NAME, reason: 'Storm' };
  const planned = await surely(() => world.use(PlanCancellation)(asked));
  if (!planned.ok) throw new Error(`The cancellation was refused: ${planned.refusal.code}`);
  await surely(() => pool.query(BEGIN, [eventId]));
  await surely(() => pool.query(HASTEN));
}

const LONGEST_WAIT_MS = 300_000;

export async function untilCancelled(world: BenchWorld, { eventId }: HotSale): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < end) {
    const { rows } = await surely(() => world.database.pool.query<{ state: string }>(STATE, [eventId]));
    if (rows[0]?.state === 'DONE') return;
    await sleep(250);
  }
}

const SUMS = `SELECT (SELECT count(*) FROM refund WHERE event_id = $1 AND reason = 'ORDER_CANCELLED')::int AS "refundedByHand",
  (SELECT orders_done FROM event_cancellation WHERE event_id = $1) AS "cancelledByJob",
  (SELECT state = 'DONE' FROM event_cancellation WHERE event_id = $1) AS done,
  ((SELECT count(*) FROM user_order WHERE event_id = $1 AND status IN ('SUCCESSFUL', 'REQUIRED_APPROVAL'))
    + (SELECT count(*) FROM bought_ticket WHERE event_id = $1 AND status = 'VALID')
    + (SELECT coalesce(sum(sold + reserved), 0) FROM quota WHERE event_id = $1))::int AS left,
  (SELECT coalesce(sum(amount), 0) FROM payment_receipt WHERE event_id = $1)::int AS received,
  (SELECT coalesce(sum(tickets + donation + late + surplus), 0) FROM refund WHERE event_id = $1)::int AS refunded`;
const PAID_BACK = `SELECT o.checkout_session_id AS checkout, count(f.*)::int AS times,
    coalesce(sum(f.tickets + f.donation + f.late + f.surplus), 0)::int AS amount,
    (SELECT count(*)::int FROM email_message m WHERE m.recipient = o.registrant_email
      AND m.data ->> 'eventId' = $1::int::text AND m.message IN ('refund-due', 'event-cancelled')) AS told
  FROM user_order o LEFT JOIN refund f ON f.event_id = o.event_id AND f.user_order_id = o.user_order_id
  WHERE o.event_id = $1::int GROUP BY 1, o.registrant_email`;
type Sums = Omit<CancelledAccount, 'orders' | 'unpaid' | 'untold' | 'healthy'>;
type PaidBack = { readonly checkout: string; readonly times: number; readonly amount: number; readonly told: number };

export async function accountForCancelled(
  world: BenchWorld,
  { eventId }: HotSale,
  purchases: readonly Purchase[],
): Promise<CancelledAccount> {
  const { pool } = world.database;
  const sums = (await pool.query<Sums>(SUMS, [eventId])).rows[0] as Sums;
  const rows = (await pool.query<PaidBack>(PAID_BACK, [eventId])).rows;
  const byCheckout = new Map(rows.map((row) => [row.checkout, row]));
  const rowOf = ({ checkoutSessionId }: Purchase) => byCheckout.get(decodeWireId(checkoutSessionId)?.rowId ?? '');
  const { healthy } = await world.use(CheckIntegrity)(eventId);
  return {
    ...sums,
    orders: purchases.length,
    unpaid: purchases.filter((purchase) => {
      const row = rowOf(purchase);
      return row?.times !== 1 || row.amount !== purchase.transfer?.amount;
    }).length,
    untold: purchases.filter((purchase) => rowOf(purchase)?.told !== 1).length,
    healthy,
  };
}
