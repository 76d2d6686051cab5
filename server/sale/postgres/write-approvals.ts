import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import type { OrderApprovals } from '#server/sale/ports/desk-decision.ts';

type Write = { readonly client: pg.ClientBase; readonly eventId: number; readonly now: Instant };

export function writeApprovals(
  { client, eventId, now }: Write,
  { asked, ended }: OrderApprovals,
): readonly Promise<unknown>[] {
  return [
    ...(asked.length === 0
      ? []
      : [
          client.query(
            `INSERT INTO order_approval (event_id, user_order_id, asked_at, due_at)
             SELECT $1, x.user_order_id, $4, x.due_at
             FROM unnest($2::uuid[], $3::timestamptz[]) AS x(user_order_id, due_at)
             ON CONFLICT (event_id, user_order_id) DO UPDATE SET asked_at = excluded.asked_at, due_at = excluded.due_at,
               ended = NULL, ended_at = NULL, ended_by = NULL, message = NULL, retry_at = NULL
             WHERE order_approval.ended IS NOT NULL`,
            [eventId, asked.map((row) => row.userOrderId), asked.map((row) => new Date(row.dueAt)), new Date(now)],
          ),
        ]),
    ...(ended.length === 0
      ? []
      : [
          client.query(
            `UPDATE order_approval a SET ended = x.ended, ended_at = $6, ended_by = x.ended_by, message = x.message
             FROM unnest($2::uuid[], $3::text[], $4::uuid[], $5::text[]) AS x(user_order_id, ended, ended_by, message)
             WHERE a.event_id = $1 AND a.user_order_id = x.user_order_id AND a.ended IS NULL`,
            [
              eventId,
              ended.map((row) => row.userOrderId),
              ended.map((row) => row.end),
              ended.map((row) => row.by),
              ended.map((row) => row.message),
              new Date(now),
            ],
          ),
        ]),
  ];
}
