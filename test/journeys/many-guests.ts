import type { Journey } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, type OnSale } from './put-on-sale.ts';
import { takeTicket } from './take-ticket.ts';

export type SeededGuest = { readonly email: string; readonly code: string };

/** Copies of a taken ticket, for halls that a journey cannot fill by buying. */
export async function manyGuests(
  journey: Journey,
  sale: OnSale,
  { ticket, count }: { readonly ticket: string; readonly count: number },
): Promise<readonly SeededGuest[]> {
  const own = mark();
  const first = await aPerson(journey, `khach-0-${own}@example.com`, { first: 'Lan', last: 'Ngô' });
  await takeTicket(first, sale, ticket);
  const columns = await journey.sql<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'bought_ticket' AND table_schema = 'public' AND is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await journey.sql(
    `INSERT INTO bought_ticket (${names})
     SELECT ${names} FROM (
       SELECT (jsonb_populate_record(taken, jsonb_build_object(
         'bought_ticket_id', gen_random_uuid(), 'position', number, 'first_name', 'Khách ' || number,
         'email', 'khach-' || number || '-' || $2 || '@example.com',
         'redeem_code', upper(translate(substr(md5(taken.redeem_code || number), 1, 10), '01', 'xy'))))).*
       FROM bought_ticket taken, generate_series(1, $3::int - 1) AS number WHERE taken.event_id = $1) AS copies`,
    [sale.eventId, own, count],
  );
  return journey.sql<SeededGuest>(
    'SELECT email, redeem_code AS code FROM bought_ticket WHERE event_id = $1 ORDER BY position, first_name',
    [sale.eventId],
  );
}
