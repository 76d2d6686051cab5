import type { Journey } from './journey.ts';
import type { OnSale } from './put-on-sale.ts';

const MOMENTS = {
  payment: ['pay_before', 'held_until', 'inserted_at'],
  checkout_session: ['held_until', 'inserted_at'],
  reservation: ['held_until', 'held_since', 'inserted_at'],
} as const;

/** For the orders of an event that are being paid. */
export async function timePasses(
  journey: Pick<Journey, 'sql'>,
  { eventId }: Pick<OnSale, 'eventId'>,
  howMuch: '1 hour' | '10 days',
): Promise<void> {
  for (const [table, columns] of Object.entries(MOMENTS))
    await journey.sql(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} - interval '${howMuch}'`).join(', ')}
       WHERE event_id = $1`,
      [eventId],
    );
}
