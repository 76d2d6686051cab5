import { PAYMENT_PROVIDERS } from '#domain/money/payment/payment-method.ts';
import type { ReferrerRow } from '#domain/report/referrers.ts';
import type { CheckInRow, RefundedRow, ReportFigures, SoldRow } from '#domain/report/report-figures.ts';
import { REVENUE_STATUSES, type RevenueRow } from '#domain/report/revenue.ts';
import { donationKind } from '#domain/sale/checkout/donation.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { PLANNED_ANEW } from '#server/platform/postgres/named-client.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import type { RevenueBook } from '#server/report/ports/revenue-book.ts';

// Only sums leave the database; domain/report decides what counts and how it is grouped.
const REVENUE = `${PLANNED_ANEW} WITH refunded AS (
    SELECT user_order_id, sum(tickets)::bigint AS tickets, sum(donation)::bigint AS donation
    FROM refund WHERE event_id = $1 GROUP BY user_order_id),
  sums AS (
    SELECT o.section_event_id, o.status, o.payment_method, o.lines <> '[]'::jsonb AS has_tickets,
      o.donation_in_room AS in_room, o.wallet > 0 AS in_part,
      count(*)::int AS orders, sum(o.price - o.donation - coalesce(r.tickets, 0))::bigint AS tickets,
      sum(o.donation - coalesce(r.donation, 0))::bigint AS donation,
      sum(o.wallet - o.wallet_refunded)::bigint AS wallet
    FROM user_order o LEFT JOIN refunded r USING (user_order_id) WHERE o.event_id = $1 GROUP BY 1, 2, 3, 4, 5, 6)
  SELECT sums.section_event_id AS "sectionEventId", s.begin_at AS "sessionBeginAt", sums.status,
    sums.payment_method AS "paymentMethod", sums.has_tickets AS "hasTickets", sums.in_room AS "inRoom",
    sums.orders, sums.tickets, sums.donation, sums.wallet AS "walletPart"
  FROM sums JOIN section_event s ON s.event_id = $1 AND s.section_event_id = sums.section_event_id`;

const SESSION = 's.section_event_id AS "sectionEventId", s.begin_at AS "sessionBeginAt"';
const BY_SESSION = 's.section_event_id, s.begin_at';

// Parameters: the event, the statuses of revenue.
const ORDERS = `user_order o JOIN section_event s ON s.event_id = o.event_id
    AND s.section_event_id = o.section_event_id`;
const COUNTED = 'o.event_id = $1 AND o.status = ANY($2)';

const SOLD = `${PLANNED_ANEW} SELECT ${SESSION},
    json_build_object('ticketTypeId', x."ticketTypeId", 'ticketName', x.name) AS ticket,
    sum(x.quantity)::int AS quantity, sum(x."originalPrice" - x.price + coalesce(x.promo, 0))::bigint AS discount,
    0::bigint AS donation, sum(x.price - coalesce(x.promo, 0))::bigint AS total
  FROM ${ORDERS} CROSS JOIN LATERAL jsonb_to_recordset(o.lines) AS x("ticketTypeId" uuid, name text, quantity int,
    "originalPrice" bigint, price bigint, promo bigint)
  WHERE ${COUNTED} GROUP BY ${BY_SESSION}, x."ticketTypeId", x.name ORDER BY x.name, x."ticketTypeId", ${BY_SESSION}`;

const REFUNDED = `${PLANNED_ANEW} SELECT ${SESSION}, b.ticket_type_id AS "ticketTypeId", count(*)::int AS tickets,
    sum(t.worth)::bigint AS value
  FROM refund_ticket t JOIN bought_ticket b ON b.event_id = t.event_id AND b.bought_ticket_id = t.bought_ticket_id
  JOIN user_order o ON o.event_id = t.event_id AND o.user_order_id = b.user_order_id
  JOIN section_event s ON s.event_id = o.event_id AND s.section_event_id = o.section_event_id
  WHERE t.event_id = $1 AND ${COUNTED} GROUP BY ${BY_SESSION}, b.ticket_type_id`;

const TICKETS = `bought_ticket b JOIN section_event s ON s.event_id = b.event_id
    AND s.section_event_id = b.section_event_id
  WHERE b.event_id = $1 AND b.status = 'VALID'`;

const CHECK_INS = `${PLANNED_ANEW} SELECT ${SESSION}, b.ticket_type_id AS "ticketTypeId", b.ticket_name AS "ticketName",
    count(*)::int AS tickets, (count(*) FILTER (WHERE b.redeem_count > 0))::int AS "checkedIn"
  FROM ${TICKETS} GROUP BY ${BY_SESSION}, b.ticket_type_id, b.ticket_name
  ORDER BY s.begin_at, s.section_event_id, b.ticket_name, b.ticket_type_id`;

const CHECK_IN_HOURS = `${PLANNED_ANEW} SELECT ${SESSION}, date_trunc('hour', b.first_redeemed_at) AS at,
    count(*)::int AS tickets
  FROM ${TICKETS} AND b.first_redeemed_at IS NOT NULL GROUP BY ${BY_SESSION}, at ORDER BY at, ${BY_SESSION}`;

const CODES = `${PLANNED_ANEW} SELECT x."sectionEventId", x."sessionBeginAt", u.id AS code, sum(u.uses)::int AS times,
    (coalesce(sum((SELECT sum((line ->> 'promo')::bigint) FROM jsonb_array_elements(x.lines) line)), 0)
      - coalesce(sum((SELECT sum((used.card ->> 'off')::bigint)
          FROM jsonb_to_recordset(c.promotion_uses) AS used(card jsonb))), 0))::bigint AS discount
  FROM (SELECT ${SESSION}, o.checkout_session_id, o.lines FROM ${ORDERS} WHERE ${COUNTED}) x
  JOIN checkout_session c ON c.event_id = $1 AND c.checkout_session_id = x.checkout_session_id
  CROSS JOIN LATERAL jsonb_to_recordset(c.promotion_uses) AS u(kind text, id text, uses int)
  WHERE u.kind = 'CODE' AND EXISTS (SELECT FROM promotion_code p WHERE p.event_id = $1)
  GROUP BY 1, 2, 3 ORDER BY 3, 2, 1`;

// An account keeps the code of the link that it joined with. Only members of the event's team leave the database.
const REFERRERS = `${PLANNED_ANEW} WITH refunded AS (
    SELECT user_order_id, sum(tickets + donation)::bigint AS value FROM refund WHERE event_id = $1 GROUP BY 1),
  returned AS (
    SELECT b.user_order_id, count(*)::int AS tickets
    FROM refund_ticket t JOIN bought_ticket b ON b.event_id = t.event_id AND b.bought_ticket_id = t.bought_ticket_id
    WHERE t.event_id = $1 GROUP BY 1),
  brought AS (
    SELECT o.section_event_id, a.referred_by_code AS code, count(*)::int AS orders,
      sum((SELECT coalesce(sum((line ->> 'quantity')::int), 0) FROM jsonb_array_elements(o.lines) line)
        - coalesce(b.tickets, 0))::int AS tickets,
      sum(o.price - coalesce(r.value, 0))::bigint AS value
    FROM user_order o LEFT JOIN account a ON a.account_id = o.account_id
    LEFT JOIN refunded r ON r.user_order_id = o.user_order_id LEFT JOIN returned b ON b.user_order_id = o.user_order_id
    WHERE ${COUNTED} GROUP BY 1, 2),
  member AS (
    SELECT owner_account_id AS account_id FROM event WHERE event_id = $1
    UNION SELECT account_id FROM event_user WHERE event_id = $1)
  SELECT ${SESSION}, CASE WHEN brought.code IS NULL THEN 'NOBODY'
      ELSE coalesce(m.account_id::text, 'OTHERS') END AS referrer,
    sum(brought.orders)::int AS orders, sum(brought.tickets)::int AS tickets, sum(brought.value)::bigint AS value
  FROM brought JOIN section_event s ON s.event_id = $1 AND s.section_event_id = brought.section_event_id
  LEFT JOIN LATERAL (SELECT account_id FROM account WHERE referral_code = brought.code ORDER BY inserted_at LIMIT 1) w
    ON true
  LEFT JOIN member m ON m.account_id = w.account_id
  GROUP BY ${BY_SESSION}, referrer ORDER BY referrer, ${BY_SESSION}`;

// Large: each ticket counts, so that events whose orders are many are among them.
const KEEP = `INSERT INTO report_figures (event_id, taken_at, figures) VALUES ($1, $2, $3)
  ON CONFLICT (event_id) DO UPDATE SET taken_at = EXCLUDED.taken_at, figures = EXCLUDED.figures
  WHERE report_figures.taken_at < EXCLUDED.taken_at`;

type RevenueSums = Omit<RevenueRow, 'provider' | 'donationKind'> & {
  readonly paymentMethod: string;
  readonly hasTickets: boolean;
  readonly inRoom: boolean;
};

function currentFigures({ query }: Pick<Reports, 'query'>): RevenueBook['current'] {
  const rowsOf = async <Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    (await query<Row>(text, values)).rows;
  return {
    revenue: async (eventId) =>
      (await rowsOf<RevenueSums>(REVENUE, [eventId])).map(({ paymentMethod, hasTickets, inRoom, ...row }) => ({
        ...row,
        provider: PAYMENT_PROVIDERS.find((provider) => provider === paymentMethod) ?? null,
        donationKind: donationKind({ inRoom, numberOfTickets: hasTickets ? 1 : 0 }),
      })),
    sold: (eventId) => rowsOf<SoldRow>(SOLD, [eventId, REVENUE_STATUSES]),
    refunded: (eventId) => rowsOf<RefundedRow>(REFUNDED, [eventId, REVENUE_STATUSES]),
    checkIns: (eventId) => rowsOf<CheckInRow>(CHECK_INS, [eventId]),
    checkInHours: (eventId) => rowsOf(CHECK_IN_HOURS, [eventId]),
    codes: (eventId) => rowsOf(CODES, [eventId, REVENUE_STATUSES]),
    referrers: (eventId) => rowsOf<ReferrerRow>(REFERRERS, [eventId, REVENUE_STATUSES]),
  };
}

export function makePostgresRevenueBook(reports: Reports, { pool }: Pick<Database, 'pool'>): RevenueBook {
  return {
    current: currentFigures(reports),
    prepared: async (eventId) =>
      (
        await reports.query<NonNullable<Awaited<ReturnType<RevenueBook['prepared']>>>>(
          // Those without a part were prepared before it was there.
          `SELECT taken_at AS "takenAt", figures FROM report_figures WHERE event_id = $1 AND figures ? 'referrers'`,
          [eventId],
        )
      ).rows[0] ?? null,
    hasOrders: async (eventId, orders) =>
      (await reports.query('SELECT 1 FROM user_order WHERE event_id = $1 OFFSET $2 LIMIT 1', [eventId, orders - 1]))
        .rows.length > 0,
    async prepare(eventId, at) {
      const figures = await reports.transaction(async ({ client }): Promise<ReportFigures> => {
        await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
        const read = currentFigures({ query: (text, values = []) => client.query(text, [...values]) });
        return {
          revenue: await read.revenue(eventId),
          sold: await read.sold(eventId),
          refunded: await read.refunded(eventId),
          checkIns: await read.checkIns(eventId),
          checkInHours: await read.checkInHours(eventId),
          codes: await read.codes(eventId),
          referrers: await read.referrers(eventId),
        };
      });
      await pool.query(KEEP, [eventId, new Date(at), JSON.stringify(figures)]);
    },
  };
}
