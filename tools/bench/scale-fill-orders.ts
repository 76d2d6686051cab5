import {
  accountId,
  drawn,
  eventId,
  firstName,
  HOT,
  lastName,
  priceOf,
  sectionEventId,
  ticketTypeId,
  USUAL,
} from './scale-fill-catalogue.ts';

export type Filling = {
  readonly from: number;
  readonly to: number;
  readonly events: number;
  readonly accounts: number;
};

/** The hot event has a tenth of all orders, the usual one 2,000 whatever the number of all. */
const ORDERS_OF_USUAL = 2_000;
const EVENT = `CASE WHEN i % 10 = 0 THEN ${HOT} WHEN i % 5 = 1 AND i <= ${5 * ORDERS_OF_USUAL} THEN ${USUAL}`;
/** The account that has 500 orders whatever the number of all. */
export const REGULAR = 1;
const ORDERS_OF_REGULAR = 500;
/** The orders lie half a minute apart, the last one now. */
const LAST_ORDER = 1_000_000;
const CODE = `translate(upper(lpad(to_hex(i), 8, '0')), '01', 'XY')`;

const SALES = ({ from, to, events, accounts }: Filling): string => `INSERT INTO bench.sale
  SELECT i, e, ${eventId('e')}, ${sectionEventId('e')}, ${ticketTypeId('e', 'paid::int')}, paid, ${accountId('a')}, 'person' || a || '@scale.vemoi.test', ${firstName('a')}, ${lastName('a')},
    1 + ${drawn('i', 5, 3)}, paid::int * ${priceOf('e')}, at, uuidv7(at - clock_timestamp()), uuidv7(at - clock_timestamp()), uuidv7(at - clock_timestamp()), uuidv7(at - clock_timestamp()), ${CODE}
  FROM generate_series(${from}, ${to}) i CROSS JOIN LATERAL (
    SELECT ${EVENT} ELSE 3 + ${drawn('i', 1, events - 2)} END AS e,
      CASE WHEN i % 5 = 2 AND i <= ${5 * ORDERS_OF_REGULAR} THEN ${REGULAR} ELSE 2 + ${drawn('i', 2, accounts - 1)} END AS a,
      ${drawn('i', 3, 2)} = 1 AS paid, now() - make_interval(secs => (${LAST_ORDER} - i) * 30.0) AS at) x`;

const LINES = `jsonb_build_array(jsonb_build_object('reservationId', reservation_id, 'ticketTypeId', ticket_type_id, 'name', CASE WHEN paid THEN 'Vé thường' ELSE 'Vé mời' END,
  'quantity', quantity, 'unitPrice', unit_price, 'originalPrice', quantity * unit_price, 'price', quantity * unit_price))`;
const REFERENCE = `'FT' || i`;
const TOTAL = 'quantity * unit_price';

/** The tables of `fill` are filled in any order from what `prepare` makes; `finish` comes last. */
export const orderStatements = (
  filling: Filling,
): { readonly prepare: readonly string[]; readonly fill: readonly string[]; readonly finish: readonly string[] } => ({
  prepare: [
    'CREATE SCHEMA IF NOT EXISTS bench',
    'DROP TABLE IF EXISTS bench.sale',
    `CREATE UNLOGGED TABLE bench.sale (i int, e int, event_id int, section_event_id int, ticket_type_id uuid, paid boolean, account_id uuid, email text, first_name text, last_name text,
     quantity int, unit_price bigint, at timestamptz, reservation_id uuid, checkout_session_id uuid, user_order_id uuid, payment_id uuid, code text)`,
    SALES(filling),
  ],
  fill: [
    `INSERT INTO checkout_session (event_id, checkout_session_id, section_event_id, account_id, state, quote, price, locale, idempotency_key, request_hash, held_until, inserted_at, updated_at)
   SELECT event_id, checkout_session_id, section_event_id, account_id, 'COMPLETED',
     jsonb_build_object('lines', ${LINES}, 'original', ${TOTAL}, 'discount', 0, 'donation', 0, 'final', ${TOTAL}), ${TOTAL}, 'vi', 'c' || i, 'h', at, at, at FROM bench.sale`,
    `INSERT INTO reservation (event_id, reservation_id, section_event_id, ticket_type_id, account_id, quantity, unit_price, original_unit_price, state, held_until, held_since,
     checkout_session_id, idempotency_key, request_hash, inserted_at, updated_at)
   SELECT event_id, reservation_id, section_event_id, ticket_type_id, account_id, quantity, unit_price, unit_price, 'SOLD', at, at, checkout_session_id, 'r' || i, 'h', at, at FROM bench.sale`,
    `INSERT INTO reservation (event_id, reservation_id, section_event_id, ticket_type_id, account_id, quantity, unit_price, original_unit_price, state, held_until, held_since,
     idempotency_key, request_hash, inserted_at, updated_at)
   SELECT event_id, uuidv7(at - clock_timestamp()), section_event_id, ticket_type_id, account_id, quantity, unit_price, unit_price, 'RELEASED', at, at, 'g' || i, 'h', at, at
     FROM bench.sale WHERE i % 10 = 7`,
    `INSERT INTO attendee (event_id, reservation_id, position, email, first_name, last_name)
   SELECT event_id, reservation_id, p - 1, email, first_name, last_name FROM bench.sale, generate_series(1, quantity) p`,
    `INSERT INTO payment (event_id, payment_id, checkout_session_id, account_id, provider, state, amount, received, transfer_code, pay_before, held_until, idempotency_key, inserted_at, updated_at)
   SELECT event_id, payment_id, checkout_session_id, account_id, 'BANK_TRANSFER', 'SUCCEEDED', ${TOTAL}, ${TOTAL}, 'VEMOI2' || code, at, at, 'p' || i, at, at FROM bench.sale WHERE paid`,
    `INSERT INTO transfer_code_directory (transfer_code, event_id, payment_id, inserted_at) SELECT 'VEMOI2' || code, event_id, payment_id, at FROM bench.sale WHERE paid`,
    `INSERT INTO payment_receipt (event_id, payment_id, provider, provider_reference, amount, at)
   SELECT event_id, payment_id, 'BANK_TRANSFER', ${REFERENCE}, ${TOTAL}, at FROM bench.sale WHERE paid`,
    `INSERT INTO incoming_transfer (incoming_transfer_id, provider, provider_transfer_id, bank_account, bank_reference, amount, direction, content, transferred_at, received_at, body)
   SELECT payment_id, 'sepay', 't' || i, '0011004321234', ${REFERENCE}, ${TOTAL}, 'in', 'VEMOI2' || code || ' chuyen tien', at, at, '{}' FROM bench.sale WHERE paid`,
    `INSERT INTO transfer_outcome (incoming_transfer_id, state, transfer_code, event_id, payment_id, updated_at)
   SELECT payment_id, 'PAID', 'VEMOI2' || code, event_id, payment_id, at FROM bench.sale WHERE paid`,
    `INSERT INTO ledger_line (ledger_line_id, book, book_id, debit_account, credit_account, amount, currency, kind, subject, at)
   SELECT uuidv7(at - clock_timestamp()), line.book, CASE line.book WHEN 'EVENT' THEN event_id::text ELSE 'vemoi' END, line.debit, line.credit, ${TOTAL}, 'VND', line.kind,
     CASE line.kind WHEN 'tickets-sold' THEN user_order_id::text ELSE 'BANK_TRANSFER:' || ${REFERENCE} END, at
   FROM bench.sale, (VALUES ('PLATFORM', 'bank', 'clearing', 'money-received'), ('EVENT', 'clearing', 'deposits', 'deposit-received'),
     ('EVENT', 'deposits', 'ticket-sales', 'tickets-sold')) AS line(book, debit, credit, kind) WHERE paid`,
    `INSERT INTO user_order (event_id, user_order_id, order_number, section_event_id, account_id, checkout_session_id, status, payment_method, price, original_price, discount, lines,
     registrant_email, registrant_first_name, registrant_last_name, inserted_at, updated_at)
   SELECT event_id, user_order_id, '2' || code, section_event_id, account_id, checkout_session_id, 'SUCCESSFUL', CASE WHEN paid THEN 'BANK_TRANSFER' ELSE 'FREE' END, ${TOTAL}, ${TOTAL}, 0,
     ${LINES}, email, first_name, last_name, at, at FROM bench.sale`,
    `INSERT INTO order_number_directory (order_number, event_id, user_order_id) SELECT '2' || code, event_id, user_order_id FROM bench.sale`,
    `INSERT INTO order_event (event_id, user_order_id, number, kind, at)
   SELECT event_id, user_order_id, n, CASE n WHEN 1 THEN 'placed' ELSE 'paid' END, at FROM bench.sale, generate_series(1, 1 + paid::int) n`,
    // At past events seven in ten were let in.
    `INSERT INTO bought_ticket (event_id, bought_ticket_id, section_event_id, ticket_type_id, user_order_id, reservation_id, position, account_id, status, redeem_code, ticket_name, mode,
     email, first_name, last_name, redeem_count, first_redeemed_at, inserted_at)
   SELECT event_id, uuidv7(at - clock_timestamp()), section_event_id, ticket_type_id, user_order_id, reservation_id, p - 1, account_id, 'VALID', (ARRAY['A2', 'A3', 'A4'])[p] || code,
     CASE WHEN paid THEN 'Vé thường' ELSE 'Vé mời' END, 'ONSITE', email, first_name, last_name, came::int, CASE WHEN came THEN at END, at
   FROM bench.sale, generate_series(1, quantity) p, LATERAL (SELECT CASE WHEN e <= ${USUAL} THEN i % 20 < 10 ELSE ${drawn('i', 6, 10)} < 7 END AS came) c`,
    `INSERT INTO email_message (email_message_id, message, subject_id, recipient, locale, data, queued_at, sent_at)
   SELECT uuidv7(at - clock_timestamp()), 'order-confirmed', user_order_id::text, email, 'vi', jsonb_build_object('eventId', event_id, 'userOrderId', user_order_id), at, at FROM bench.sale`,
  ],
  finish: [
    `INSERT INTO redeem (event_id, redeem_id, bought_ticket_id, section_event_id, type, by_account_id, scan_key, at)
   SELECT b.event_id, uuidv7(b.inserted_at - clock_timestamp()), b.bought_ticket_id, b.section_event_id, 'QR', b.account_id, 's' || b.redeem_code, b.first_redeemed_at
     FROM bench.sale s JOIN bought_ticket b ON b.event_id = s.event_id AND b.user_order_id = s.user_order_id WHERE b.redeem_count > 0`,
    'DROP TABLE bench.sale',
  ],
});
