import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import type { ManualPayments } from '#server/sale/ports/desk-decision.ts';

type Write = { readonly client: pg.ClientBase; readonly eventId: number; readonly now: Instant };

export function writeManualPayments(
  { client, eventId, now }: Write,
  { begun, answered }: ManualPayments,
): readonly Promise<unknown>[] {
  return [
    ...(begun.length === 0
      ? []
      : [
          client.query(
            `INSERT INTO manual_payment (event_id, payment_id, instructions, remind_at)
             SELECT $1, x.* FROM unnest($2::uuid[], $3::text[], $4::timestamptz[]) AS x`,
            [
              eventId,
              begun.map((one) => one.paymentId),
              begun.map((one) => one.instructions),
              begun.map((one) => new Date(one.remindAt)),
            ],
          ),
        ]),
    ...(answered.length === 0
      ? []
      : [
          client.query(
            `UPDATE manual_payment m SET answered_by = x.by, answered_at = $5, reason = x.reason, remind_at = NULL
             FROM unnest($2::uuid[], $3::uuid[], $4::text[]) AS x(payment_id, by, reason)
             WHERE m.event_id = $1 AND m.payment_id = x.payment_id`,
            [
              eventId,
              answered.map((one) => one.paymentId),
              answered.map((one) => one.by),
              answered.map((one) => one.reason),
              new Date(now),
            ],
          ),
        ]),
  ];
}
