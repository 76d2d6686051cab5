import { cutPage } from '#server/platform/ports/page.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import { holdsWords } from '#server/platform/postgres/search-condition.ts';
import type {
  PortalBook,
  PortalCheckInRow,
  PortalMailRow,
  PortalOrderRow,
  PortalPaymentRow,
  VoidedRow,
} from '#server/ticket/ports/portal-book.ts';

const COLUMNS = `o.event_id AS "eventId", o.user_order_id AS "userOrderId", o.order_number AS "orderNumber", o.status,
  o.price, e.name AS "eventName", o.registrant_first_name AS "firstName", o.registrant_last_name AS "lastName",
  o.registrant_name_order AS "nameOrder",
  o.registrant_email AS email, o.registrant_phone_number AS "phoneNumber", o.inserted_at AS "insertedAt",
  (SELECT count(*)::int FROM bought_ticket t
    WHERE t.event_id = o.event_id AND t.user_order_id = o.user_order_id) AS tickets`;

/** Of the index account_search. */
const ACCOUNT_WORDS = `plain_words(a.email || ' ' || a.username || ' ' || coalesce(a.first_name, '') || ' '
  || coalesce(a.last_name, ''))`;
const MOST_PEOPLE = 50;

const OF_ORDER = 'event_id = $1 AND user_order_id = $2::uuid';
const ITS_TICKETS = `SELECT bought_ticket_id FROM bought_ticket WHERE ${OF_ORDER}`;
const ITS_PAYMENTS = `SELECT p.payment_id FROM payment p JOIN user_order o ON o.event_id = p.event_id
  AND o.checkout_session_id = p.checkout_session_id WHERE o.event_id = $1 AND o.user_order_id = $2::uuid`;

const MESSAGES = [
  'order-confirmed',
  'donation-received',
  'invoice-issued',
  'registration-pending',
  'registration-approved',
  'place-came-free',
  'session-changed',
  'registration-declined',
  'registration-withdrawn',
  'ticket-received',
  'ticket-mailed',
  'ticket-voided',
  'ticket-taken-back',
  'order-cancelled',
  'bank-transfer-waiting',
  'part-paid',
  'late-money',
  'late-money-reminder',
  'paid-too-much',
  'refund-due',
  'refund-paid',
  'refund-failed',
  'refund-account',
];

// Emails about received money name the sum as well: it is one of the running totals.
const MAILS = `WITH subject (id) AS (
    SELECT $2::uuid::text UNION ALL SELECT bought_ticket_id::text FROM (${ITS_TICKETS}) t
    UNION ALL SELECT payment_id::text FROM (${ITS_PAYMENTS}) p
    UNION ALL SELECT refund_id::text FROM refund WHERE ${OF_ORDER}
    UNION ALL SELECT r.payment_id || ' ' || (sum(r.amount) OVER (PARTITION BY r.payment_id ORDER BY r.at,
      r.provider_reference)) FROM payment_receipt r WHERE r.event_id = $1 AND r.payment_id IN (${ITS_PAYMENTS}))
  SELECT message, recipient, queued_at AS "queuedAt", sent_at AS "sentAt", dropped_because AS "droppedBecause"
  FROM email_message WHERE message = ANY($3::text[]) AND subject_id IN (SELECT id FROM subject)
  ORDER BY queued_at DESC, email_message_id LIMIT 200`;

const NEWEST: SortOrder = {
  key: 'o.inserted_at',
  keyType: 'timestamptz',
  id: 'o.user_order_id',
  idType: 'uuid',
  descending: true,
};
type FoundRow = PortalOrderRow & { readonly key: number };
const positionOf = ({ key, userOrderId }: FoundRow) => ({ key, id: userOrderId });

/** `within` and `order` bound each way to find them. Null: no words. */
function matching(search: string, given: Parameters, within = '', order = ''): string | null {
  const people = holdsWords(ACCOUNT_WORDS, search, given);
  const tickets = holdsWords('b.search_words', search, given);
  if (people === null || tickets === null) return null;
  return `SELECT event_id, user_order_id FROM order_number_directory
      WHERE order_number = ${given.add(search.toUpperCase())}
    UNION (SELECT o.event_id, o.user_order_id FROM user_order o WHERE o.account_id IN
      (SELECT a.account_id FROM account a WHERE ${people} ORDER BY a.account_id LIMIT ${MOST_PEOPLE})
      ${within} ${order})
    UNION (SELECT o.event_id, o.user_order_id FROM bought_ticket b JOIN user_order o USING (event_id, user_order_id)
      WHERE ${tickets} ${within} GROUP BY o.event_id, o.user_order_id, o.inserted_at ${order})`;
}

/** Searches read `reports`; an order is read from the primary, because a voiding decides on it. */
export function makePostgresPortalBook({ pool }: Pick<Database, 'pool'>, reports: Pick<Reports, 'query'>): PortalBook {
  const ofOrder = async <Row>(text: string, eventId: number, userOrderId: string, ...more: unknown[]) =>
    (await pool.query(text, [eventId, userOrderId, ...more])).rows as Row[];
  return {
    async find(search, page) {
      const given = parameters();
      const { condition, order } = keyset(NEWEST, page, given);
      const found = matching(search, given, `AND ${condition}`, order);
      if (found === null) return cutPage([], page, positionOf);
      const { rows } = await reports.query<FoundRow>(
        `WITH found AS (${found})
         SELECT ${COLUMNS}, ${NEWEST.key} AS key FROM found JOIN user_order o USING (event_id, user_order_id)
           JOIN event e ON e.event_id = o.event_id
         WHERE ${condition} ${order}`,
        given.values,
      );
      return cutPage(rows, page, positionOf);
    },
    async count(search) {
      const given = parameters();
      const found = matching(search, given);
      return found === null ? 0 : countUpTo(reports, `(${found}) found`, given.values);
    },
    async order({ eventId, userOrderId }) {
      const [row] = await ofOrder<PortalOrderRow>(
        `SELECT ${COLUMNS} FROM user_order o JOIN event e ON e.event_id = o.event_id
           WHERE o.event_id = $1 AND o.user_order_id = $2`,
        eventId,
        userOrderId,
      );
      return row ?? null;
    },
    payments: ({ eventId, userOrderId }) =>
      ofOrder<PortalPaymentRow>(
        `SELECT provider, state, amount, received, refunded, transfer_code AS "transferCode",
           inserted_at AS "insertedAt"
         FROM payment WHERE event_id = $1 AND payment_id IN (${ITS_PAYMENTS}) ORDER BY inserted_at, payment_id`,
        eventId,
        userOrderId,
      ),
    checkIns: ({ eventId, userOrderId }) =>
      ofOrder<PortalCheckInRow>(
        `SELECT bought_ticket_id AS "boughtTicketId", type, at FROM redeem
         WHERE event_id = $1 AND way = 'IN' AND bought_ticket_id IN (${ITS_TICKETS}) ORDER BY at, redeem_id`,
        eventId,
        userOrderId,
      ),
    mails: ({ eventId, userOrderId }) => ofOrder<PortalMailRow>(MAILS, eventId, userOrderId, MESSAGES),
    voided: ({ eventId, userOrderId }) =>
      ofOrder<VoidedRow>(
        `SELECT bought_ticket_id AS "boughtTicketId", reason, at FROM voided_ticket
         WHERE event_id = $1 AND bought_ticket_id IN (${ITS_TICKETS})`,
        eventId,
        userOrderId,
      ),
    async noteVoided(tx, { eventId, boughtTicketId, reason, by, at }) {
      await inPostgres(tx).client.query(
        `INSERT INTO voided_ticket (event_id, bought_ticket_id, reason, by_account_id, at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT DO NOTHING`,
        [eventId, boughtTicketId, reason, by, new Date(at)],
      );
    },
  };
}
