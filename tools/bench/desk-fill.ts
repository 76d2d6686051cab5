import type pg from 'pg';
import type { HotSale } from './bench-world.ts';
import { firstName, lastName } from './scale-fill-catalogue.ts';

const CODE = `translate(upper(lpad(to_hex(i), 8, '0')), '01', 'XY')`;
const OF = 'bench.guest';

const GUESTS = `INSERT INTO ${OF}
  SELECT i, $1::int, $2::int, $3::uuid, ($4::uuid[])[1 + i % $5::int], 'guest' || i || '@desk.vemoi.test', ${firstName('i')},
    ${lastName('i')}, at, uuidv7(at - clock_timestamp()), uuidv7(at - clock_timestamp()), uuidv7(at - clock_timestamp()), ${CODE}
  FROM generate_series($6::int, $7::int) i CROSS JOIN LATERAL (SELECT now() - make_interval(secs => i) AS at) x`;

const LINES = `jsonb_build_array(jsonb_build_object('reservationId', reservation_id, 'ticketTypeId', ticket_type_id,
  'name', 'Standing', 'quantity', 1, 'unitPrice', 0, 'originalPrice', 0, 'price', 0))`;

/** As the product writes a free order of one ticket. */
const ORDERS = [
  `INSERT INTO checkout_session (event_id, checkout_session_id, section_event_id, account_id, state, quote, price, locale,
     idempotency_key, request_hash, held_until, inserted_at, updated_at)
   SELECT event_id, checkout_session_id, section_event_id, account_id, 'COMPLETED',
     jsonb_build_object('lines', ${LINES}, 'original', 0, 'discount', 0, 'donation', 0, 'final', 0), 0, 'vi', 'c' || i, 'h',
     at, at, at FROM ${OF}`,
  `INSERT INTO reservation (event_id, reservation_id, section_event_id, ticket_type_id, account_id, quantity, unit_price,
     original_unit_price, state, held_until, held_since, checkout_session_id, idempotency_key, request_hash, inserted_at,
     updated_at)
   SELECT event_id, reservation_id, section_event_id, ticket_type_id, account_id, 1, 0, 0, 'SOLD', at, at,
     checkout_session_id, 'r' || i, 'h', at, at FROM ${OF}`,
  `INSERT INTO attendee (event_id, reservation_id, position, email, first_name, last_name)
   SELECT event_id, reservation_id, 0, email, first_name, last_name FROM ${OF}`,
  `INSERT INTO user_order (event_id, user_order_id, order_number, section_event_id, account_id, checkout_session_id,
     status, payment_method, price, original_price, discount, lines, registrant_email, registrant_first_name,
     registrant_last_name, inserted_at, updated_at)
   SELECT event_id, user_order_id, '2' || code, section_event_id, account_id, checkout_session_id, 'SUCCESSFUL', 'FREE',
     0, 0, 0, ${LINES}, email, first_name, last_name, at, at FROM ${OF}`,
  `INSERT INTO order_number_directory (order_number, event_id, user_order_id)
   SELECT '2' || code, event_id, user_order_id FROM ${OF}`,
  `INSERT INTO order_event (event_id, user_order_id, number, kind, at)
   SELECT event_id, user_order_id, 1, 'placed', at FROM ${OF}`,
  `INSERT INTO bought_ticket (event_id, bought_ticket_id, section_event_id, ticket_type_id, user_order_id, reservation_id,
     position, account_id, status, redeem_code, ticket_name, mode, email, first_name, last_name, redeem_count, inserted_at)
   SELECT event_id, uuidv7(at - clock_timestamp()), section_event_id, ticket_type_id, user_order_id, reservation_id, 0,
     account_id, 'VALID', 'A2' || code, 'Standing', 'ONSITE', email, first_name, last_name, 0, at FROM ${OF}`,
  `UPDATE quota q SET sold = n.sold FROM (SELECT event_id, count(*)::int AS sold FROM ${OF} GROUP BY event_id) n
   WHERE q.event_id = n.event_id`,
] as const;

/** So many guests with a ticket each, by SQL: through the product it would take longer than what is measured. */
export async function fillGuests(
  owner: pg.Client,
  { eventId, sectionEventId, ticketTypeId }: HotSale,
  accountIds: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await owner.query('CREATE SCHEMA IF NOT EXISTS bench');
  await owner.query('SET synchronous_commit = off');
  await owner.query(
    `CREATE UNLOGGED TABLE ${OF} (i int, event_id int, section_event_id int, ticket_type_id uuid, account_id uuid, email text,
       first_name text, last_name text, at timestamptz, reservation_id uuid, checkout_session_id uuid, user_order_id uuid,
       code text)`,
  );
  await owner.query(GUESTS, [eventId, sectionEventId, ticketTypeId, accountIds, accountIds.length, from, to]);
  for (const statement of ORDERS) await owner.query(statement);
  await owner.query(`DROP TABLE ${OF}`);
  await owner.query('VACUUM (ANALYZE)');
}
