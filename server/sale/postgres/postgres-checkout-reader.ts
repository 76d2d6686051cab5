import type pg from 'pg';
import type { HeldSeat } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { NameOrder } from '#domain/kernel/names/name-order.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { overpaid, type PaymentMoney } from '#domain/sale/checkout/money-owed.ts';
import { PENDING_ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';
import type { NoPlaceReason } from '#domain/sale/reservation/stock-outcome.ts';
import type { FrozenQuote } from '#server/event/ports/event-book.ts';
import { cutPage, type PageRequest } from '#server/platform/ports/page.ts';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import { LATE_BECAUSE } from '#server/platform/postgres/late-because.ts';
import { PLAN_KEPT } from '#server/platform/postgres/named-client.ts';
import type {
  CartLine,
  CheckoutPromotions,
  CheckoutReader,
  CheckoutView,
  OrderFilter,
  OrderView,
} from '#server/sale/ports/checkout-reader.ts';

const LINE =
  'r.event_id, r.reservation_id, r.section_event_id, r.ticket_type_id, r.quantity, r.seats, r.unit_price, ' +
  'r.original_unit_price, r.held_until, r.inserted_at';
// The cart is what the buyer can still change: held, or in a checkout without a payment.
const IN_CART = `r.held_until > asked.now AND (r.state = 'HELD' OR (r.state = 'IN_CHECKOUT' AND EXISTS (
  SELECT FROM checkout_session c WHERE c.event_id = r.event_id AND c.checkout_session_id = r.checkout_session_id
    AND c.state = 'OPEN')))`;
const CART = `${PLAN_KEPT} SELECT asked.n, line.*
  FROM unnest($1::uuid[], $2::timestamptz[], $3::int[], $4::uuid[], $5::int[])
    WITH ORDINALITY AS asked(account_id, now, section_event_id, after_reservation_id, most, n) CROSS JOIN LATERAL (
    SELECT ${LINE} FROM reservation r WHERE r.account_id = asked.account_id AND r.state IN ('HELD', 'IN_CHECKOUT')
      AND ${IN_CART}
      AND (asked.section_event_id IS NULL OR r.section_event_id = asked.section_event_id)
      AND (asked.after_reservation_id IS NULL OR r.reservation_id > asked.after_reservation_id)
    ORDER BY r.reservation_id LIMIT asked.most) line ORDER BY asked.n, line.reservation_id`;
type LineKey = { readonly eventId: number; readonly reservationId: string };
const SEATS = `SELECT asked.n, r.seats FROM unnest($1::int[], $2::uuid[]) WITH ORDINALITY
    AS asked(event_id, reservation_id, n) JOIN reservation r USING (event_id, reservation_id)
  WHERE r.seats IS NOT NULL`;
const LINES = `SELECT ${LINE} FROM reservation r WHERE r.event_id = $1 AND r.reservation_id = ANY($2::uuid[])
  ORDER BY r.reservation_id`;

const CHECKOUT_COLUMNS = `c.event_id, c.checkout_session_id, c.section_event_id, c.account_id, c.state, c.quote,
  c.held_until, c.inserted_at, c.updated_at, o.user_order_id, o.status AS order_status, o.registrant_email,
  o.registrant_first_name, o.registrant_last_name, o.registrant_name_order, o.registrant_gender,
  o.registrant_phone_number`;
const ITS_ORDER = `LEFT JOIN user_order o ON o.event_id = c.event_id AND o.checkout_session_id = c.checkout_session_id`;
const PAID = `SELECT ${CHECKOUT_COLUMNS}, p.payment_id, p.provider, p.state AS payment_state, p.amount, p.received,
    p.late_choice, p.transfer_code, p.pay_before, p.updated_at AS payment_updated_at,
  (SELECT jsonb_agg(jsonb_build_object('state', each.state, 'amount', each.amount, 'received', each.received,
      'excessBack', CASE WHEN each.refunded = 0 THEN 0 ELSE (SELECT coalesce(sum(f.late + f.surplus), 0)::bigint
        FROM refund f WHERE f.event_id = each.event_id AND f.payment_id = each.payment_id) END))
    FROM payment each WHERE each.event_id = c.event_id AND each.checkout_session_id = c.checkout_session_id
      AND each.received > 0) AS paid,
  ${LATE_BECAUSE} AS late_because
  FROM checkout_session c
  LEFT JOIN LATERAL (SELECT * FROM payment p WHERE p.event_id = c.event_id
    AND p.checkout_session_id = c.checkout_session_id ORDER BY p.payment_id DESC LIMIT 1) p ON true
  ${ITS_ORDER}`;
const askedCheckouts = (checkout: string): string => `${PLAN_KEPT} SELECT asked.n, found.*
  FROM unnest($1::int[], $2::uuid[]) WITH ORDINALITY AS asked(event_id, checkout_session_id, n) CROSS JOIN LATERAL (
  ${checkout} WHERE c.event_id = asked.event_id AND c.checkout_session_id = asked.checkout_session_id) found`;
const CHECKOUTS_WITH_MONEY = askedCheckouts(PAID);
// Most are read when they were just begun; planning what tells of money costs more than reading them.
const CHECKOUTS = askedCheckouts(`SELECT ${CHECKOUT_COLUMNS}, EXISTS (SELECT FROM payment p
    WHERE p.event_id = c.event_id AND p.checkout_session_id = c.checkout_session_id) AS has_payment
  FROM checkout_session c ${ITS_ORDER}`);
const BY_BUYER = `unnest($1::int[], $2::int[], $3::uuid[]) WITH ORDINALITY AS asked(event_id, section_event_id,
  account_id, n)`;
// Before the dear question: most who ask have none.
const MAY_BE_UNFINISHED = `${PLAN_KEPT} SELECT asked.n FROM ${BY_BUYER} CROSS JOIN LATERAL (
  SELECT FROM checkout_session c WHERE c.event_id = asked.event_id AND c.account_id = asked.account_id
    AND c.section_event_id = asked.section_event_id AND c.state IN ('PAYING', 'EXPIRED', 'CANCELLED') LIMIT 1) found`;
const UNFINISHED = `${PLAN_KEPT} SELECT asked.n, found.* FROM ${BY_BUYER} CROSS JOIN LATERAL (
  ${PAID} WHERE c.event_id = asked.event_id AND c.account_id = asked.account_id
    AND c.section_event_id = asked.section_event_id
    AND (c.state = 'PAYING' OR (c.state IN ('EXPIRED', 'CANCELLED') AND p.state = 'LATE_MONEY'))
    ORDER BY c.inserted_at DESC LIMIT 1) found`;

const PROMOTIONS = `SELECT asked.n,
  (SELECT jsonb_build_object('code', k.code, 'percentOff', k.percent_off, 'amountOff', k.amount_off)
    FROM jsonb_to_recordset(c.promotion_uses) AS x(kind text, id text)
    JOIN promotion_code k ON k.event_id = c.event_id AND k.code = x.id WHERE x.kind = 'CODE' LIMIT 1) AS code,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('ticketTypeId', m.ticket_type_id, 'name', m.name)), '[]')
    FROM jsonb_to_recordset(c.promotion_uses) AS x(kind text, id text)
    JOIN promotion m ON m.event_id = c.event_id AND m.promotion_id::text = x.id
    WHERE x.kind = 'AUTOMATIC') AS automatic,
  (SELECT jsonb_build_object('issuer', b.issuer, 'off', (x.card->>'off')::bigint)
    FROM jsonb_to_recordset(c.promotion_uses) AS x(kind text, id text, card jsonb)
    JOIN promotion_payment b ON b.event_id = c.event_id AND b.promotion_id::text = x.id
    WHERE x.kind = 'CARD' LIMIT 1) AS card
  FROM unnest($1::int[], $2::uuid[]) WITH ORDINALITY AS asked(event_id, checkout_session_id, n)
  JOIN checkout_session c ON c.event_id = asked.event_id AND c.checkout_session_id = asked.checkout_session_id`;

const NO_PROMOTIONS: CheckoutPromotions = { code: null, automatic: [], card: null };

const ORDER_COLUMNS = `event_id, user_order_id, order_number, section_event_id, account_id, checkout_session_id,
  status, payment_method, price, original_price, discount, donation, points, wallet,
  donation_message, lines, registrant_email, registrant_first_name, registrant_last_name, registrant_gender,
    registrant_name_order, registrant_phone_number, inserted_at, updated_at`;
const MOST_COUNTED = 10_000;

const PENDING = PENDING_ORDER_STATUSES.map((status) => `'${status}'`);
/** $1 account, $2 event or null, $3 the moment at which they are pending or null. */
const WANTED_ORDERS = `account_id = $1 AND ($2::int IS NULL OR event_id = $2)
  AND ($3::timestamptz IS NULL OR (status IN (${PENDING.join(', ')}) AND EXISTS (
    SELECT 1 FROM section_event s WHERE s.event_id = user_order.event_id
      AND s.section_event_id = user_order.section_event_id AND s.end_at > $3)))`;

export function makePostgresCheckoutReader(pool: Pick<pg.Pool, 'query'>): CheckoutReader {
  // A session never changes its event. The bound keeps crawlers from filling memory.
  const eventsOfSessions = new Map<number, number>();

  async function ordersPage(accountId: AccountId, { eventId, pendingAt }: OrderFilter, page: PageRequest) {
    const backwards = page.from?.direction === 'before';
    const from = page.from?.position ?? null;
    const { rows } = await pool.query<OrderDbRow>(
      `SELECT ${ORDER_COLUMNS} FROM user_order WHERE ${WANTED_ORDERS}
         AND ($4::timestamptz IS NULL OR (inserted_at, user_order_id) ${backwards ? '>' : '<'} ($4, $5::uuid))
       ORDER BY inserted_at ${backwards ? 'ASC' : 'DESC'}, user_order_id ${backwards ? 'ASC' : 'DESC'} LIMIT $6`,
      [
        accountId,
        eventId,
        pendingAt === null ? null : new Date(pendingAt),
        from === null ? null : new Date(from.key),
        from?.id ?? null,
        page.limit + 1,
      ],
    );
    return cutPage(rows.map(orderOf), page, (order) => ({ key: order.insertedAt, id: order.userOrderId }));
  }

  // Requests of the same moment share one statement; `n` numbers the request that a row answers.
  const cart = batchLoader(async (asked: readonly CartQuestion[]) => {
    const { rows } = await pool.query<LineRow & Numbered>(CART, [
      asked.map((each) => each.accountId),
      asked.map((each) => new Date(each.now)),
      asked.map((each) => each.sectionEventId),
      asked.map((each) => each.afterReservationId),
      asked.map((each) => each.limit),
    ]);
    const carts = asked.map((): CartLine[] => []);
    for (const row of rows) carts[row.n - 1]?.push(lineOf(row));
    return carts;
  });
  const checkout = batchLoader(async (asked: readonly CheckoutQuestion[]) => {
    const of = (each: readonly CheckoutQuestion[]) => [
      each.map(({ eventId }) => eventId),
      each.map(({ checkoutSessionId }) => checkoutSessionId),
    ];
    const { rows } = await pool.query<BareCheckoutRow & Numbered>(CHECKOUTS, of(asked));
    const found = asked.map((): CheckoutView | null => null);
    for (const row of rows) found[row.n - 1] = checkoutOf({ ...row, ...NO_MONEY });
    const paid = rows.flatMap(({ n, has_payment }) => (has_payment ? n - 1 : []));
    if (paid.length === 0) return found;
    const withMoney = await pool.query<CheckoutRow & Numbered>(
      CHECKOUTS_WITH_MONEY,
      of(paid.flatMap((at) => asked[at] ?? [])),
    );
    for (const row of withMoney.rows) found[paid[row.n - 1] ?? -1] = checkoutOf(row);
    return found;
  });
  const unfinished = batchLoader(async (asked: readonly UnfinishedQuestion[]) => {
    const of = (each: readonly UnfinishedQuestion[]) => [
      each.map(({ eventId }) => eventId),
      each.map(({ sectionEventId }) => sectionEventId),
      each.map(({ accountId }) => accountId),
    ];
    const found = asked.map((): CheckoutView | null => null);
    const likely = (await pool.query<Numbered>(MAY_BE_UNFINISHED, of(asked))).rows.map(({ n }) => n - 1);
    if (likely.length === 0) return found;
    const { rows } = await pool.query<CheckoutRow & Numbered>(UNFINISHED, of(likely.flatMap((at) => asked[at] ?? [])));
    for (const row of rows) found[likely[row.n - 1] ?? -1] = checkoutOf(row);
    return found;
  });

  const promotions = batchLoader(async (asked: readonly CheckoutQuestion[]) => {
    const { rows } = await pool.query<CheckoutPromotions & Numbered>(PROMOTIONS, [
      asked.map((each) => each.eventId),
      asked.map((each) => each.checkoutSessionId),
    ]);
    const found = new Map(rows.map(({ n, code, automatic, card }) => [Number(n), { code, automatic, card }]));
    return asked.map((_, at) => found.get(at + 1) ?? NO_PROMOTIONS);
  });

  const eventOfSession = batchLoader(async (asked: readonly number[]) => {
    const { rows } = await pool.query<{ readonly section_event_id: number; readonly event_id: number }>(
      'SELECT section_event_id, event_id FROM session_directory WHERE section_event_id = ANY($1::int[])',
      [[...new Set(asked)]],
    );
    const found = new Map(rows.map((row) => [row.section_event_id, row.event_id]));
    return asked.map((sectionEventId) => found.get(sectionEventId) ?? null);
  });

  return {
    cart: (accountId, filter, now) => cart({ accountId, now, ...filter }),
    seatsOfLine: batchLoader(async (lines: readonly LineKey[]) => {
      const { rows } = await pool.query<{ readonly n: string; readonly seats: readonly HeldSeat[] }>(SEATS, [
        lines.map(({ eventId }) => eventId),
        lines.map(({ reservationId }) => reservationId),
      ]);
      const found = new Map(rows.map(({ n, seats }) => [Number(n), seats]));
      return lines.map((_line, at) => found.get(at + 1) ?? []);
    }),
    cartLines: async (eventId, reservationIds) =>
      (await pool.query<LineRow>(LINES, [eventId, reservationIds])).rows.map(lineOf),
    checkout: (eventId, checkoutSessionId) => checkout({ eventId, checkoutSessionId }),
    promotions: (eventId, checkoutSessionId) => promotions({ eventId, checkoutSessionId }),
    unfinished: (eventId, sectionEventId, accountId) => unfinished({ eventId, sectionEventId, accountId }),
    order: async (eventId, userOrderId) => {
      const { rows } = await pool.query<OrderDbRow>(
        `SELECT ${ORDER_COLUMNS} FROM user_order WHERE event_id = $1 AND user_order_id = $2`,
        [eventId, userOrderId],
      );
      return rows[0] === undefined ? null : orderOf(rows[0]);
    },
    orders: (accountId, filter, page) => ordersPage(accountId, filter, page),
    countOrders: async (accountId, { eventId, pendingAt }) => {
      const { rows } = await pool.query<{ readonly count: number }>(
        `SELECT count(*)::int AS count FROM (SELECT 1 FROM user_order WHERE ${WANTED_ORDERS}
          LIMIT ${MOST_COUNTED + 1}) counted`,
        [accountId, eventId, pendingAt === null ? null : new Date(pendingAt)],
      );
      const count = rows[0]?.count ?? 0;
      return count > MOST_COUNTED ? null : count;
    },
    eventOfSession: async (sectionEventId) => {
      const known = eventsOfSessions.get(sectionEventId);
      if (known !== undefined) return known;
      const eventId = await eventOfSession(sectionEventId);
      if (eventId !== null && eventsOfSessions.size < 100_000) eventsOfSessions.set(sectionEventId, eventId);
      return eventId;
    },
  };
}

type Numbered = { readonly n: number };
type CartQuestion = Parameters<CheckoutReader['cart']>[1] & { readonly accountId: AccountId; readonly now: Instant };
type CheckoutQuestion = { readonly eventId: number; readonly checkoutSessionId: string };
type UnfinishedQuestion = { readonly eventId: number; readonly sectionEventId: number; readonly accountId: AccountId };

type LineRow = {
  readonly event_id: number;
  readonly reservation_id: string;
  readonly section_event_id: number;
  readonly ticket_type_id: string;
  readonly quantity: number;
  readonly seats: CartLine['seats'] | null;
  readonly unit_price: Dong;
  readonly original_unit_price: Dong;
  readonly held_until: Instant;
  readonly inserted_at: Instant;
};

const lineOf = (row: LineRow): CartLine => ({
  eventId: row.event_id,
  reservationId: row.reservation_id,
  sectionEventId: row.section_event_id,
  ticketTypeId: row.ticket_type_id,
  quantity: row.quantity,
  seats: row.seats ?? [],
  unitPrice: row.unit_price,
  originalUnitPrice: row.original_unit_price,
  heldUntil: row.held_until,
  insertedAt: row.inserted_at,
});

type RegistrantColumns = {
  readonly registrant_email: string;
  readonly registrant_first_name: string | null;
  readonly registrant_last_name: string | null;
  readonly registrant_name_order: NameOrder | null;
  readonly registrant_gender: string | null;
  readonly registrant_phone_number: string | null;
};

const registrantOf = (row: RegistrantColumns): OrderView['registrant'] => ({
  email: row.registrant_email,
  firstName: row.registrant_first_name,
  lastName: row.registrant_last_name,
  nameOrder: row.registrant_name_order,
  gender: row.registrant_gender,
  phoneNumber: row.registrant_phone_number,
});

type Payment = NonNullable<CheckoutView['payment']>;
type BareCheckoutRow = RegistrantColumns & {
  readonly event_id: number;
  readonly checkout_session_id: string;
  readonly section_event_id: number;
  readonly account_id: AccountId;
  readonly state: CheckoutView['state'];
  readonly quote: FrozenQuote;
  readonly held_until: Instant;
  readonly inserted_at: Instant;
  readonly updated_at: Instant;
  readonly user_order_id: string | null;
  readonly order_status: NonNullable<CheckoutView['order']>['status'];
  readonly has_payment: boolean;
};
type MoneyColumns = {
  readonly payment_id: string;
  readonly provider: Payment['provider'];
  readonly payment_state: Payment['state'];
  readonly amount: Dong;
  readonly received: Dong;
  readonly late_choice: LateChoice | null;
  readonly late_because: NoPlaceReason | null;
  readonly paid: readonly PaymentMoney[] | null;
  readonly transfer_code: string | null;
  readonly pay_before: Instant;
  readonly payment_updated_at: Instant;
};
const NO_MONEY = { payment_id: null, paid: null } as const;
type CheckoutRow = Omit<BareCheckoutRow, 'has_payment'> & (MoneyColumns | typeof NO_MONEY);

const checkoutOf = (row: CheckoutRow): CheckoutView => ({
  eventId: row.event_id,
  checkoutSessionId: row.checkout_session_id,
  sectionEventId: row.section_event_id,
  accountId: row.account_id,
  state: row.state,
  quote: row.quote,
  heldUntil: row.held_until,
  insertedAt: row.inserted_at,
  updatedAt: row.updated_at,
  payment:
    row.payment_id === null
      ? null
      : {
          paymentId: row.payment_id,
          provider: row.provider,
          state: row.payment_state,
          amount: row.amount,
          received: row.received,
          lateChoice: row.late_choice,
          lateBecause: row.late_because,
          transferCode: row.transfer_code,
          payBefore: row.pay_before,
          updatedAt: row.payment_updated_at,
        },
  overpaid: overpaid(row.paid ?? []),
  order:
    row.user_order_id === null
      ? null
      : { userOrderId: row.user_order_id, status: row.order_status, registrant: registrantOf(row) },
});

type OrderDbRow = RegistrantColumns & {
  readonly event_id: number;
  readonly user_order_id: string;
  readonly order_number: string;
  readonly section_event_id: number;
  readonly account_id: AccountId;
  readonly checkout_session_id: string | null;
  readonly status: OrderView['status'];
  readonly payment_method: string;
  readonly price: Dong;
  readonly original_price: Dong;
  readonly discount: Dong;
  readonly donation: Dong;
  readonly points: Points;
  readonly wallet: Dong;
  readonly donation_message: string | null;
  readonly lines: OrderView['lines'];
  readonly inserted_at: Instant;
  readonly updated_at: Instant;
};

const orderOf = (row: OrderDbRow): OrderView => ({
  eventId: row.event_id,
  userOrderId: row.user_order_id,
  orderNumber: row.order_number,
  sectionEventId: row.section_event_id,
  accountId: row.account_id,
  checkoutSessionId: row.checkout_session_id,
  status: row.status,
  paymentMethod: row.payment_method,
  price: row.price,
  originalPrice: row.original_price,
  discount: row.discount,
  donation: row.donation,
  points: row.points,
  wallet: row.wallet,
  donationMessage: row.donation_message,
  lines: row.lines,
  registrant: registrantOf(row),
  insertedAt: row.inserted_at,
  updatedAt: row.updated_at,
});
