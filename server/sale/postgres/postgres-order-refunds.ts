import type { Database } from '#server/platform/postgres/connection.ts';
import type { OrderRefundRow, OrderRefunds } from '#server/sale/ports/order-refunds.ts';

const OF_ORDERS = `SELECT r.event_id AS "eventId", r.user_order_id AS "userOrderId", r.refund_id AS "refundId",
  r.reason, r.status, r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet AS amount, r.points, r.wallet,
  r.by_provider AS "byProvider",
  (SELECT count(*)::int FROM refund_ticket t WHERE t.event_id = r.event_id AND t.refund_id = r.refund_id) AS tickets,
  r.decided_at AS "decidedAt", r.sent_at AS "sentAt", r.confirmed_at AS "confirmedAt"
  FROM unnest($1::int[], $2::uuid[]) AS asked (event_id, user_order_id)
  JOIN refund r ON r.event_id = asked.event_id AND r.user_order_id = asked.user_order_id
  ORDER BY r.decided_at, r.refund_id`;

export const makePostgresOrderRefunds = ({ pool }: Pick<Database, 'pool'>): OrderRefunds => ({
  ofOrders: async (orders) =>
    (
      await pool.query<OrderRefundRow>(OF_ORDERS, [
        orders.map(({ eventId }) => eventId),
        orders.map(({ userOrderId }) => userOrderId),
      ])
    ).rows,
});
