import type pg from 'pg';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { APPROVAL_DAYS } from '#domain/ticket/approval.ts';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { ApprovalBook, ApprovalRow } from '#server/sale/ports/approval-book.ts';

const APPROVALS = `SELECT asked.n, a.asked_at AS "askedAt", a.due_at AS "dueAt", a.ended,
  a.ended_at AS "endedAt", a.message
  FROM unnest($1::int[], $2::uuid[]) WITH ORDINALITY AS asked(event_id, user_order_id, n)
  JOIN order_approval a USING (event_id, user_order_id)`;
const DUE = `SELECT event_id AS "eventId", user_order_id AS "userOrderId" FROM order_approval
  WHERE ended IS NULL AND due_at <= $1 AND (retry_at IS NULL OR retry_at <= $1)
  ORDER BY due_at, event_id, user_order_id LIMIT $2`;
const END_ANSWERED = `UPDATE order_approval a SET ended_at = $1, ended = CASE o.status WHEN 'SUCCESSFUL' THEN 'APPROVED'
  WHEN 'REFUNDED' THEN 'DECLINED' WHEN 'WITHDRAWN' THEN 'WITHDRAWN' ELSE 'CANCELLED' END
  FROM user_order o WHERE o.event_id = a.event_id AND o.user_order_id = a.user_order_id
    AND a.ended IS NULL AND a.due_at <= $1 AND o.status <> 'REQUIRED_APPROVAL'`;
const POSTPONE = `UPDATE order_approval SET retry_at = $3
  WHERE event_id = $1 AND user_order_id = $2 AND ended IS NULL`;
const DAYS = 'SELECT approval_days AS days FROM event WHERE event_id = $1';
const ORGANISER = `SELECT a.email, a.locale FROM event e JOIN account a ON a.account_id = e.owner_account_id
  WHERE e.event_id = $1`;

type OrderKey = { readonly eventId: number; readonly userOrderId: string };

export function makePostgresApprovalBook(pool: Pick<pg.Pool, 'query'>): ApprovalBook {
  return {
    approval: batchLoader(async (orders: readonly OrderKey[]) => {
      const { rows } = await pool.query<ApprovalRow & { readonly n: number }>(APPROVALS, [
        orders.map(({ eventId }) => eventId),
        orders.map(({ userOrderId }) => userOrderId),
      ]);
      const found = new Map(rows.map(({ n, ...row }) => [Number(n), row]));
      return orders.map((_order, at) => found.get(at + 1) ?? null);
    }),
    async days(eventId) {
      const { rows } = await pool.query<{ readonly days: number }>(DAYS, [eventId]);
      return rows[0]?.days ?? APPROVAL_DAYS;
    },
    async endAnswered(now) {
      await pool.query(END_ANSWERED, [new Date(now)]);
    },
    async due(now, limit) {
      return (await pool.query<OrderKey>(DUE, [new Date(now), limit])).rows;
    },
    async postpone({ eventId, userOrderId }, until) {
      await pool.query(POSTPONE, [eventId, userOrderId, new Date(until)]);
    },
    async keepMessage(tx, { eventId, userOrderId }, message) {
      await inPostgres(tx).client.query(
        'UPDATE order_approval SET message = $3 WHERE event_id = $1 AND user_order_id = $2',
        [eventId, userOrderId, message],
      );
    },
    async organiser(eventId) {
      const { rows } = await pool.query<{ readonly email: string; readonly locale: Locale }>(ORGANISER, [eventId]);
      return rows[0] ?? null;
    },
  };
}
