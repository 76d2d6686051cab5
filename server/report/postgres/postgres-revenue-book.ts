import { PAYMENT_PROVIDERS } from '#domain/money/payment/payment-method.ts';
import type { ReportPeriod } from '#domain/report/report-period.ts';
import { REVENUE_STATUSES, type RevenueRow } from '#domain/report/revenue.ts';
import { donationKind } from '#domain/sale/checkout/donation.ts';
import { cachedCounts } from '#server/platform/postgres/cached-counts.ts';
import { PLANNED_ANEW } from '#server/platform/postgres/named-client.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import type {
  CheckInHour,
  CheckInRow,
  CodeUse,
  RefundedTickets,
  RevenueBook,
  SoldRow,
} from '#server/report/ports/revenue-book.ts';

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

// Parameters: the event, the period's ends or nulls, the statuses of revenue.
const ORDERS = `user_order o JOIN section_event s ON s.event_id = o.event_id AND s.section_event_id = o.section_event_id
    AND ($2::timestamptz IS NULL OR s.begin_at >= $2 AND s.begin_at < $3)
  WHERE o.event_id = $1 AND o.status = ANY($4)`;

const SOLD = `${PLANNED_ANEW} SELECT
    json_build_object('ticketTypeId', x."ticketTypeId", 'ticketName', x.name) AS ticket,
    sum(x.quantity)::int AS quantity, sum(x."originalPrice" - x.price + coalesce(x.promo, 0))::bigint AS discount,
    0::bigint AS donation, sum(x.price - coalesce(x.promo, 0))::bigint AS total
  FROM (SELECT o.lines FROM ${ORDERS}) o CROSS JOIN LATERAL jsonb_to_recordset(o.lines) AS x("ticketTypeId" uuid,
    name text, quantity int, "originalPrice" bigint, price bigint, promo bigint)
  GROUP BY x."ticketTypeId", x.name ORDER BY x.name, x."ticketTypeId"`;

const REFUNDED = `${PLANNED_ANEW} SELECT b.ticket_type_id AS "ticketTypeId", count(*)::int AS tickets,
    sum(t.worth)::bigint AS value
  FROM refund_ticket t JOIN bought_ticket b ON b.event_id = t.event_id AND b.bought_ticket_id = t.bought_ticket_id
  JOIN (SELECT o.user_order_id FROM ${ORDERS}) o ON o.user_order_id = b.user_order_id
  WHERE t.event_id = $1 GROUP BY b.ticket_type_id`;

const TICKETS = `bought_ticket b JOIN section_event s ON s.event_id = b.event_id
    AND s.section_event_id = b.section_event_id AND ($2::timestamptz IS NULL OR s.begin_at >= $2 AND s.begin_at < $3)
  WHERE b.event_id = $1 AND b.status = 'VALID'`;

const CHECK_INS = `${PLANNED_ANEW} SELECT b.section_event_id AS "sectionEventId", b.ticket_type_id AS "ticketTypeId",
    b.ticket_name AS "ticketName", count(*)::int AS tickets,
    (count(*) FILTER (WHERE b.redeem_count > 0))::int AS "checkedIn"
  FROM ${TICKETS} GROUP BY 1, 2, 3 ORDER BY min(s.begin_at), 1, 3, 2`;

const CHECK_IN_HOURS = `${PLANNED_ANEW} SELECT date_trunc('hour', b.first_redeemed_at) AS at, count(*)::int AS tickets
  FROM ${TICKETS} AND b.first_redeemed_at IS NOT NULL GROUP BY 1 ORDER BY 1`;

const CODES = `${PLANNED_ANEW} SELECT x.id AS code, sum(x.uses)::int AS times,
    (coalesce(sum((SELECT sum((line ->> 'promo')::bigint) FROM jsonb_array_elements(o.lines) line)), 0)
      - coalesce(sum((SELECT sum((u.card ->> 'off')::bigint)
          FROM jsonb_to_recordset(c.promotion_uses) AS u(card jsonb))), 0))::bigint AS discount
  FROM (SELECT o.checkout_session_id, o.lines FROM ${ORDERS}) o
  JOIN checkout_session c ON c.event_id = $1 AND c.checkout_session_id = o.checkout_session_id
  CROSS JOIN LATERAL jsonb_to_recordset(c.promotion_uses) AS x(kind text, id text, uses int)
  WHERE x.kind = 'CODE' AND EXISTS (SELECT FROM promotion_code p WHERE p.event_id = $1)
  GROUP BY x.id ORDER BY x.id`;

type RevenueSums = Omit<RevenueRow, 'provider' | 'donationKind'> & {
  readonly paymentMethod: string;
  readonly hasTickets: boolean;
  readonly inRoom: boolean;
};

const MANY_ORDERS = 20_000;

export function makePostgresRevenueBook(pool: Pick<Reports, 'query'>): RevenueBook {
  const rarely = cachedCounts<readonly RevenueRow[]>(
    (rows) => rows.reduce((orders, row) => orders + row.orders, 0) >= MANY_ORDERS,
  );
  /** `many`: what a row counts of the rows that were read for it. */
  const partOf = <Row extends object>(text: string, many: (row: Row) => number, ...more: readonly unknown[]) => {
    const seldom = cachedCounts<readonly Row[]>((rows) => rows.reduce((sum, row) => sum + many(row), 0) >= MANY_ORDERS);
    return (eventId: number, period: ReportPeriod | null): Promise<readonly Row[]> => {
      const ends = period === null ? [null, null] : [new Date(period.start), new Date(period.end)];
      return seldom(
        `${eventId} ${period?.start ?? ''} ${period?.end ?? ''}`,
        async () => (await pool.query<Row>(text, [eventId, ...ends, ...more])).rows,
      );
    };
  };
  return {
    revenue: (eventId) =>
      rarely(String(eventId), async () => {
        const { rows } = await pool.query<RevenueSums>(REVENUE, [eventId]);
        return rows.map(({ paymentMethod, hasTickets, inRoom, ...row }) => ({
          ...row,
          provider: PAYMENT_PROVIDERS.find((provider) => provider === paymentMethod) ?? null,
          donationKind: donationKind({ inRoom, numberOfTickets: hasTickets ? 1 : 0 }),
        }));
      }),
    sold: partOf<SoldRow>(SOLD, ({ quantity }) => quantity, REVENUE_STATUSES),
    refunded: partOf<RefundedTickets>(REFUNDED, ({ tickets }) => tickets, REVENUE_STATUSES),
    checkIns: partOf<CheckInRow>(CHECK_INS, ({ tickets }) => tickets),
    checkInHours: partOf<CheckInHour>(CHECK_IN_HOURS, ({ tickets }) => tickets),
    codes: partOf<CodeUse>(CODES, ({ times }) => times, REVENUE_STATUSES),
  };
}
