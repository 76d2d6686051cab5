import { EARNING_ACCOUNTS } from '#domain/ledger/balances.ts';
import type { BookFault } from '#domain/ledger/book-fault.ts';
import { STATES_WITHOUT_PLACE } from '#domain/money/payment/payment-state.ts';
import {
  type OrderStatus,
  SETTLED_ORDER_STATUSES,
  TICKETED_ORDER_STATUSES,
} from '#domain/sale/checkout/order-state.ts';
import type { IntegrityBooks } from '#server/ledger/ports/integrity-books.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { PLANNED_ANEW } from '#server/platform/postgres/named-client.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import { HAS_SEATS, SEAT_HOLDERS, SEATS_OF_LINES, SEATS_OF_TICKETS } from './seat-integrity.ts';

// Each returns what does not add up, and is planned anew: the plan for a small event is slow for a large one.
const QUOTAS = `${PLANNED_ANEW} SELECT q.quota_id::text AS subject, coalesce(q.capacity, 2147483647) AS capacity,
  q.reserved, q.sold,
  coalesce(sum(r.quantity) FILTER (WHERE r.state IN ('HELD', 'IN_CHECKOUT')), 0)::int AS held,
    coalesce(sum(r.quantity) FILTER (WHERE r.state = 'SOLD'), 0)::int AS taken
  FROM quota q LEFT JOIN ticket_type_quota t ON t.event_id = q.event_id AND t.quota_id = q.quota_id
  LEFT JOIN reservation r ON r.event_id = t.event_id AND r.ticket_type_id = t.ticket_type_id AND r.state <> 'RELEASED'
  WHERE q.event_id = $1 GROUP BY q.event_id, q.quota_id`;
// Left joins from the order, so that an order without places is found too.
const TICKETS = `${PLANNED_ANEW} SELECT o.user_order_id::text AS subject, o.places AS expected,
  coalesce(issued.tickets, 0) AS found
  FROM (SELECT user_order_id, (SELECT coalesce(sum((line ->> 'quantity')::int), 0)::int
    FROM jsonb_array_elements(lines) line) AS places
    FROM user_order WHERE event_id = $1 AND status = ANY($2::text[])) o
  LEFT JOIN (SELECT user_order_id, count(*)::int AS tickets FROM bought_ticket WHERE event_id = $1
    GROUP BY user_order_id) issued USING (user_order_id)
  WHERE coalesce(issued.tickets, 0) <> o.places`;
const RECEIPTS = `${PLANNED_ANEW} SELECT p.payment_id::text AS subject, p.received AS expected,
  coalesce(sum(c.amount), 0)::bigint AS found
  FROM payment p LEFT JOIN payment_receipt c ON c.event_id = p.event_id AND c.payment_id = p.payment_id
  WHERE p.event_id = $1 GROUP BY p.payment_id, p.received HAVING p.received <> coalesce(sum(c.amount), 0)`;
const MONEY = `${PLANNED_ANEW} SELECT
  (SELECT coalesce(sum(amount), 0) FROM payment_receipt WHERE event_id = $1)::bigint AS receipts,
  (SELECT coalesce(sum(price), 0) FROM user_order WHERE event_id = $1 AND status = ANY($2::text[]))::bigint AS orders,
  (SELECT coalesce(sum(points), 0) FROM user_order WHERE event_id = $1 AND status = ANY($2::text[]))::bigint AS points,
  (SELECT coalesce(sum(wallet), 0) FROM user_order WHERE event_id = $1 AND status = ANY($2::text[]))::bigint AS wallet,
  coalesce(sum(received - amount) FILTER (WHERE state = 'SUCCEEDED'), 0)::bigint AS surplus,
  coalesce(sum(received) FILTER (WHERE state = ANY($3::text[])), 0)::bigint AS homeless,
  coalesce(sum(received) FILTER (WHERE state = 'PART_PAID'), 0)::bigint AS parts,
  (SELECT coalesce(sum(r.tickets + r.donation), 0) FROM refund r JOIN user_order o USING (event_id, user_order_id)
    WHERE r.event_id = $1 AND o.status = ANY($2::text[]))::bigint AS partly,
  (SELECT coalesce(sum(r.points + r.wallet), 0) FROM refund r JOIN user_order o USING (event_id, user_order_id)
    WHERE r.event_id = $1 AND o.status = ANY($2::text[]))::bigint AS partly_returned
  FROM payment WHERE event_id = $1`;
// What a payment's refunds sum to, and what the books say of decided and sent ones.
const REFUNDS = `${PLANNED_ANEW} SELECT p.payment_id::text AS subject, p.refunded AS expected,
  coalesce(sum(r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet), 0)::bigint AS found
  FROM payment p LEFT JOIN refund r ON r.event_id = p.event_id AND r.payment_id = p.payment_id
  WHERE p.event_id = $1 GROUP BY p.payment_id, p.refunded
  HAVING p.refunded <> coalesce(sum(r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet), 0)`;
// Less is right: a ticket that was voided without money is refunded with the rest of its order, unnamed.
const REFUND_TICKETS = `${PLANNED_ANEW} SELECT r.refund_id::text AS subject, r.tickets AS expected,
  sum(t.worth)::bigint AS found
  FROM refund r JOIN refund_ticket t ON t.event_id = r.event_id AND t.refund_id = r.refund_id
  WHERE r.event_id = $1 GROUP BY r.refund_id, r.tickets HAVING sum(t.worth) > r.tickets`;
const REFUNDED = `${PLANNED_ANEW} SELECT
  (SELECT coalesce(sum(tickets + donation + late), 0) FROM refund WHERE event_id = $1)::bigint AS decided,
  (SELECT coalesce(sum(tickets + donation + late + surplus - points - wallet), 0) FROM refund
    WHERE event_id = $1 AND status IN ('SENT', 'CONFIRMED'))::bigint AS sent,
  coalesce(sum(amount) FILTER (WHERE kind IN ('refund-decided', 'donation-refund-decided')), 0)::bigint
    AS booked_decided,
  coalesce(sum(CASE kind WHEN 'refund-sent' THEN amount WHEN 'refund-failed' THEN -amount END), 0)::bigint
    AS booked_sent,
  coalesce(sum(CASE 'deposits' WHEN credit_account THEN amount WHEN debit_account THEN -amount END), 0)::bigint
    AS booked_deposits,
  (coalesce(sum(amount) FILTER (WHERE credit_account IN ('late-money', 'refunds')), 0)
    - coalesce(sum(amount) FILTER (WHERE debit_account IN ('late-money', 'refunds')), 0))::bigint
    AS booked_owed
  FROM ledger_line WHERE book = 'EVENT' AND book_id = $2`;
// Looked up one by one: a plain join would read the platform's book from end to end.
const CLEARING = `${PLANNED_ANEW} SELECT e.subject, e.amount AS expected, coalesce(p.amount, 0)::bigint AS found
  FROM ledger_line e LEFT JOIN LATERAL (SELECT l.amount FROM ledger_line l
    WHERE l.subject = e.subject AND l.book = 'PLATFORM' AND l.kind = CASE e.kind
      WHEN 'deposit-received' THEN 'money-received' WHEN 'refund-sent' THEN 'refund-paid'
      WHEN 'points-deposited' THEN 'points-paid-for' WHEN 'points-refunded' THEN 'points-cost-returned'
      WHEN 'wallet-part-deposited' THEN 'wallet-part-paid' WHEN 'wallet-part-refunded' THEN 'wallet-part-returned'
      ELSE 'refund-returned' END
    LIMIT 1) p ON true
  WHERE e.book = 'EVENT' AND e.book_id = $1::int::text
    AND e.kind IN ('deposit-received', 'refund-sent', 'refund-failed', 'points-deposited', 'points-refunded',
      'wallet-part-deposited', 'wallet-part-refunded')
    AND e.amount <> coalesce(p.amount, 0)`;
// A void ticket's place is free again, and a valid one's is not.
const VOID_PLACES = `${PLANNED_ANEW} SELECT r.reservation_id::text AS subject,
  CASE WHEN r.state = 'RELEASED' THEN 0 ELSE r.quantity END AS expected,
  count(*) FILTER (WHERE b.status = 'VALID')::int AS found
  FROM reservation r JOIN bought_ticket b ON b.event_id = r.event_id AND b.reservation_id = r.reservation_id
  WHERE r.event_id = $1 GROUP BY r.reservation_id, r.state, r.quantity
  HAVING CASE WHEN r.state = 'RELEASED' THEN 0 ELSE r.quantity END <> count(*) FILTER (WHERE b.status = 'VALID')`;
// Late money may exceed a promotion's quantity, so only the sums are compared.
const PROMOTION_USES = `${PLANNED_ANEW} SELECT p.kind || ' ' || p.id AS subject, coalesce(u.uses, 0) AS expected,
  p.used AS found
  FROM (SELECT 'AUTOMATIC' AS kind, promotion_id::text AS id, used FROM promotion WHERE event_id = $1
    UNION ALL SELECT 'CODE', code, used FROM promotion_code WHERE event_id = $1
    UNION ALL SELECT 'CARD', promotion_id::text, used FROM promotion_payment WHERE event_id = $1) p
  LEFT JOIN (SELECT x.kind, x.id, sum(x.uses)::int AS uses FROM checkout_session c
    CROSS JOIN LATERAL jsonb_to_recordset(c.promotion_uses) AS x(kind text, id text, uses int)
    WHERE c.event_id = $1 AND c.promotion_uses IS NOT NULL AND c.state IN ('OPEN', 'PAYING', 'COMPLETED')
    GROUP BY x.kind, x.id) u ON u.kind = p.kind AND u.id = p.id
  WHERE p.used <> coalesce(u.uses, 0)`;
const PAID_ORDERS = `${PLANNED_ANEW} SELECT o.user_order_id::text AS subject, o.price - o.points - o.wallet AS expected,
  coalesce(sum(p.amount), 0)::bigint AS found
  FROM user_order o LEFT JOIN payment p ON p.event_id = o.event_id AND p.checkout_session_id = o.checkout_session_id
    AND p.state = 'SUCCEEDED'
  WHERE o.event_id = $1 AND o.status = ANY($2::text[]) GROUP BY o.user_order_id,
    o.price, o.points, o.wallet HAVING coalesce(sum(p.amount), 0) <> o.price - o.points - o.wallet`;
// Points of a sold checkout are in the event's book, and were held or spent in the buyer's account.
const POINTS = `${PLANNED_ANEW} SELECT o.checkout_session_id::text AS subject, o.points AS expected,
  found.points AS found FROM user_order o JOIN checkout_session c USING (event_id, checkout_session_id)
  LEFT JOIN points_hold h ON h.account_id = o.account_id AND h.checkout_session_id = o.checkout_session_id
    AND h.state <> 'RELEASED'
  LEFT JOIN ledger_line l ON l.kind = 'points-deposited' AND l.subject = 'points ' || o.checkout_session_id
  CROSS JOIN LATERAL (SELECT least(coalesce(h.points, 0), coalesce(l.amount, 0)) AS points) found
  WHERE o.event_id = $1 AND o.points > 0 AND c.state = 'COMPLETED' AND found.points <> o.points`;
// What a wallet paid was spent in its book, and what went back to it is there.
const WALLETS = `${PLANNED_ANEW} SELECT p.payment_id::text AS subject, p.received AS expected,
    coalesce(l.amount, 0)::bigint AS found
  FROM payment p LEFT JOIN ledger_line l ON l.kind = 'wallet-spent' AND l.subject = p.payment_id::text
  WHERE p.event_id = $1 AND p.provider = 'WALLET' AND p.received > 0 AND p.received <> coalesce(l.amount, 0)
  UNION ALL SELECT r.refund_id::text, r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet,
    coalesce(l.amount, 0)::bigint
  FROM payment p JOIN refund r ON r.event_id = p.event_id AND r.payment_id = p.payment_id AND r.status = 'CONFIRMED'
  LEFT JOIN ledger_line l ON l.kind = 'wallet-credited' AND l.subject = r.refund_id::text
  WHERE p.event_id = $1 AND p.provider = 'WALLET'
    AND r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet <> coalesce(l.amount, 0)
  UNION ALL SELECT o.checkout_session_id::text, o.wallet, found.amount
  FROM user_order o JOIN checkout_session c USING (event_id, checkout_session_id)
  LEFT JOIN wallet_payment w ON w.account_id = o.account_id AND w.checkout_session_id = o.checkout_session_id
    AND w.part AND w.state <> 'RELEASED'
  LEFT JOIN ledger_line l ON l.kind = 'wallet-part-deposited' AND l.subject = 'wallet ' || o.checkout_session_id
  LEFT JOIN ledger_line s ON s.kind = 'wallet-spent' AND s.subject = w.payment_id::text
  CROSS JOIN LATERAL (SELECT least(coalesce(CASE w.state WHEN 'SETTLED' THEN s.amount ELSE w.amount END, 0),
    coalesce(l.amount, 0)) AS amount) found
  WHERE o.event_id = $1 AND o.wallet > 0 AND c.state = 'COMPLETED' AND found.amount <> o.wallet
  UNION ALL SELECT r.refund_id::text, r.wallet, coalesce(l.amount, 0)::bigint
  FROM refund r LEFT JOIN ledger_line l ON l.kind = 'wallet-credited' AND l.subject = r.refund_id::text
  WHERE r.event_id = $1 AND r.wallet > 0 AND r.wallet <> coalesce(l.amount, 0)
  UNION ALL SELECT o.user_order_id::text, o.wallet_refunded, coalesce(sum(r.wallet), 0)::bigint
  FROM user_order o LEFT JOIN refund r ON r.event_id = o.event_id AND r.user_order_id = o.user_order_id
  WHERE o.event_id = $1 AND o.wallet > 0 GROUP BY o.user_order_id, o.wallet_refunded
  HAVING o.wallet_refunded <> coalesce(sum(r.wallet), 0)`;
// A reward is granted in its holder's book and the platform's, under the reward's own subject.
const REWARDS = `${PLANNED_ANEW} SELECT r.kind || ' ' || r.user_order_id AS subject, r.granted AS expected,
  coalesce(l.amount, 0)::bigint AS found
  FROM reward r CROSS JOIN unnest(ARRAY['reward-granted', 'reward-pending']) AS side(kind)
  LEFT JOIN ledger_line l ON l.kind = side.kind AND l.subject = lower(r.kind) || ' ' || r.user_order_id
  WHERE r.event_id = $1 AND r.granted <> coalesce(l.amount, 0)`;
const REVENUE = `${PLANNED_ANEW} SELECT 'event ' || m.event_id AS subject, m.paid_over AS expected, (
    SELECT coalesce(sum(CASE kind WHEN 'revenue-paid-over' THEN amount ELSE -amount END), 0) FROM ledger_line
    WHERE book = 'EVENT' AND book_id = m.event_id::text AND kind IN ('revenue-paid-over', 'revenue-returned')
  )::bigint AS found FROM event_earnings m WHERE m.event_id = $1
  UNION ALL SELECT 'sale fee ' || m.event_id, m.sale_fee, coalesce((
    SELECT sum(CASE l.kind WHEN 'sale-fee-kept' THEN l.amount ELSE -l.amount END) FROM generate_series(1, m.movements) n
    JOIN ledger_line l ON l.subject = 'event ' || m.event_id || ' ' || n
      AND l.kind IN ('sale-fee-kept', 'sale-fee-given-back')), 0)::bigint
  FROM event_earnings m WHERE m.event_id = $1`;
const LEDGER = `${PLANNED_ANEW} SELECT coalesce(sum(amount) FILTER (WHERE credit_account = ANY($2::text[])),
  0)::bigint AS earned,
  coalesce(sum(amount) FILTER (WHERE debit_account = ANY($2::text[])), 0)::bigint AS returned,
  coalesce(sum(amount) FILTER (WHERE kind = 'deposit-received'), 0)::bigint AS received
  FROM ledger_line WHERE book = 'EVENT' AND book_id = $1`;
/** Looked at in one search; those without sales are passed over until their turn comes again. */
const MOST_LOOKED_AT = 500;
/** Numbers behind the highest known one in which new events are looked for: their transactions may end late. */
const MOST_BEHIND = 1_000;
// New events first, then what was checked longest ago; a join would read all checks.
const TO_CHECK = `WITH met AS (
    SELECT e.event_id FROM (SELECT event_id FROM event
      WHERE event_id > (SELECT coalesce(max(event_id), 0) FROM integrity_check) - ${MOST_BEHIND}
      ORDER BY event_id LIMIT ${MOST_BEHIND + MOST_LOOKED_AT}) e
    WHERE (SELECT i.event_id FROM integrity_check i WHERE i.event_id = e.event_id) IS NULL),
  longest AS (SELECT event_id, checked_at FROM integrity_check ORDER BY checked_at, event_id LIMIT ${MOST_LOOKED_AT}),
  looked_at AS (
    SELECT x.event_id, x.checked_at, EXISTS (SELECT FROM reservation r WHERE r.event_id = x.event_id)
      OR EXISTS (SELECT FROM user_order o WHERE o.event_id = x.event_id) AS sold
    FROM (SELECT event_id, NULL::timestamptz AS checked_at FROM met UNION ALL SELECT * FROM longest) x),
  passed_over AS (
    INSERT INTO integrity_check (event_id, problems, checked_at)
    SELECT event_id, '[]', now() FROM looked_at WHERE NOT sold ORDER BY event_id
    ON CONFLICT (event_id) DO UPDATE SET checked_at = EXCLUDED.checked_at)
  SELECT event_id FROM looked_at WHERE sold ORDER BY checked_at NULLS FIRST, event_id LIMIT $1`;

type QuotaRow = {
  readonly subject: string;
  readonly capacity: number;
  readonly reserved: number;
  readonly sold: number;
  readonly held: number;
  readonly taken: number;
};
type Difference = { readonly subject: string; readonly expected: number; readonly found: number };
type MoneyRow = {
  readonly receipts: number;
  readonly orders: number;
  readonly surplus: number;
  readonly homeless: number;
  readonly parts: number;
  /** Of the orders' prices, paid with points. */
  readonly points: number;
  readonly wallet: number;
  /** Partial refunds of successful orders; `partly_returned`: as points and to the wallet. */
  readonly partly: number;
  readonly partly_returned: number;
};
type RefundedRow = {
  readonly decided: number;
  readonly sent: number;
  readonly booked_decided: number;
  readonly booked_sent: number;
  readonly booked_deposits: number;
  readonly booked_owed: number;
};
type LedgerRow = { readonly earned: number; readonly returned: number; readonly received: number };

const unless = (check: BookFault['check'], subject: string, expected: number, found: number): BookFault[] =>
  expected === found ? [] : [{ check, subject, expected, found }];

const quotaFaults = (row: QuotaRow): BookFault[] => [
  ...(row.held + row.taken > row.capacity
    ? [{ check: 'OVERSOLD', subject: row.subject, expected: row.capacity, found: row.held + row.taken } as const]
    : []),
  ...unless('RESERVED_COUNTER', row.subject, row.held, row.reserved),
  ...unless('SOLD_COUNTER', row.subject, row.taken, row.sold),
];

export function makePostgresIntegrityBooks(
  database: Pick<Database, 'pool' | 'transaction'>,
  reports: Pick<Reports, 'transaction'> = database,
): IntegrityBooks {
  return {
    faults: (eventId) =>
      reports.transaction(async ({ client }) => {
        await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const differences = async (
          check: BookFault['check'],
          text: string,
          ...statuses: readonly (readonly OrderStatus[])[]
        ): Promise<BookFault[]> =>
          (await client.query<Difference>(text, [eventId, ...statuses])).rows.map((row) => ({
            check,
            subject: row.subject,
            expected: row.expected,
            found: row.found,
          }));
        const quotas = (await client.query<QuotaRow>(QUOTAS, [eventId])).rows.flatMap(quotaFaults);
        const seated =
          (await client.query<{ readonly seated: boolean }>(HAS_SEATS, [eventId])).rows[0]?.seated !== false;
        const rows = [
          ...(await differences('TICKETS', TICKETS, TICKETED_ORDER_STATUSES)),
          ...(seated ? await differences('SEATS_OF_LINE', SEATS_OF_LINES) : []),
          ...(seated ? await differences('SEAT_HOLDER', SEAT_HOLDERS) : []),
          ...(seated ? await differences('SEAT_OF_TICKET', SEATS_OF_TICKETS) : []),
          ...(await differences('PLACES', VOID_PLACES)),
          ...(await differences('PROMOTION_USES', PROMOTION_USES)),
          ...(await differences('RECEIPTS', RECEIPTS)),
          ...(await differences('REFUNDS', REFUNDS)),
          ...(await differences('REFUND_TICKETS', REFUND_TICKETS)),
          ...(await differences('LEDGER_CLEARING', CLEARING)),
          ...(await differences('LEDGER_REWARDS', REWARDS)),
          ...(await differences('LEDGER_POINTS', POINTS)),
          ...(await differences('LEDGER_WALLET', WALLETS)),
          ...(await differences('LEDGER_REVENUE', REVENUE)).filter(({ expected, found }) => expected !== found),
          ...(await differences('PAID_ORDERS', PAID_ORDERS, SETTLED_ORDER_STATUSES)),
        ];
        const money = (await client.query<MoneyRow>(MONEY, [eventId, SETTLED_ORDER_STATUSES, STATES_WITHOUT_PLACE]))
          .rows[0];
        const ledger = (await client.query<LedgerRow>(LEDGER, [String(eventId), EARNING_ACCOUNTS])).rows[0];
        const back = (await client.query<RefundedRow>(REFUNDED, [eventId, String(eventId)])).rows[0];
        if (money === undefined || ledger === undefined || back === undefined)
          throw new Error('An aggregate answered no row');
        return [
          ...quotas,
          ...rows,
          ...unless(
            'MONEY_IN',
            `event ${eventId}`,
            money.receipts,
            money.orders - money.points - money.wallet + money.surplus + money.homeless + money.parts,
          ),
          ...unless('LEDGER_SALES', `event ${eventId}`, money.orders - money.partly, ledger.earned - ledger.returned),
          ...unless('LEDGER_MONEY', `event ${eventId}`, money.receipts, ledger.received),
          ...unless('LEDGER_REFUNDS', `event ${eventId}`, back.decided, back.booked_decided),
          ...unless('LEDGER_REFUNDS', `event ${eventId}`, back.sent, back.booked_sent),
          ...unless('LEDGER_DEPOSITS', `event ${eventId}`, money.parts, back.booked_deposits),
          ...unless(
            'LEDGER_OWED',
            `event ${eventId}`,
            money.surplus + money.homeless + money.partly - money.partly_returned - back.sent,
            back.booked_owed,
          ),
        ];
      }),
    toCheck: async (limit) =>
      (await database.pool.query<{ readonly event_id: number }>(TO_CHECK, [limit])).rows.map((row) => row.event_id),
    remember: async (eventId, faults, at) => {
      await database.pool.query(
        `INSERT INTO integrity_check (event_id, problems, checked_at) VALUES ($1, $2, $3)
         ON CONFLICT (event_id) DO UPDATE SET problems = EXCLUDED.problems, checked_at = EXCLUDED.checked_at`,
        [eventId, JSON.stringify(faults), new Date(at)],
      );
    },
  };
}
