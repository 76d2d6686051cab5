import type pg from 'pg';
import { fullName, type PersonName } from '#domain/kernel/names/person-name.ts';
import type { ListPosition } from '#domain/kernel/page.ts';
import { type ManualTerms, NO_MANUAL_TERMS } from '#domain/money/payment/manual-payment.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type {
  ManualPaymentRow,
  ManualPayments,
  ManualReminder,
  OwedManualRefund,
  PaymentKey,
  ProofPicture,
  WaitingManualPayment,
} from '#server/sale/ports/manual-payments.ts';

const TERMS = 'SELECT open, instructions, hours FROM manual_payment_terms WHERE event_id = $1';
const KEEP_TERMS = `INSERT INTO manual_payment_terms (event_id, open, instructions, hours, updated_by, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (event_id) DO UPDATE SET open = EXCLUDED.open,
    instructions = EXCLUDED.instructions, hours = EXCLUDED.hours, updated_by = EXCLUDED.updated_by,
    updated_at = EXCLUDED.updated_at`;
const ORDER = `JOIN payment p ON p.event_id = m.event_id AND p.payment_id = m.payment_id
  JOIN user_order o ON o.event_id = p.event_id AND o.checkout_session_id = p.checkout_session_id`;
const OF = `SELECT asked.n, o.order_number AS "orderNumber", m.instructions, m.reported_at AS "reportedAt", m.reason,
    p.account_id AS "accountId", m.proof_file_id AS "fileId"
  FROM unnest($1::int[], $2::uuid[]) WITH ORDINALITY AS asked(event_id, payment_id, n)
  JOIN manual_payment m ON m.event_id = asked.event_id AND m.payment_id = asked.payment_id ${ORDER}`;
const REPORTED = `UPDATE manual_payment SET reported_at = $3
  WHERE event_id = $1 AND payment_id = $2 AND reported_at IS NULL AND answered_at IS NULL`;
const PROVE = `WITH was AS (SELECT proof_file_id FROM manual_payment
    WHERE event_id = $1 AND payment_id = $2 AND answered_at IS NULL FOR UPDATE)
  UPDATE manual_payment m SET proof_file_id = $3 FROM was
    WHERE m.event_id = $1 AND m.payment_id = $2 RETURNING was.proof_file_id AS before`;
const PROOF_OF = `SELECT asked.n, found.*
  FROM unnest($1::int[], $2::uuid[]) WITH ORDINALITY AS asked(event_id, order_id, n)
  JOIN user_order o ON o.event_id = asked.event_id AND o.user_order_id = asked.order_id
  CROSS JOIN LATERAL (SELECT p.account_id AS "accountId", m.proof_file_id AS "fileId"
    FROM payment p JOIN manual_payment m ON m.event_id = p.event_id AND m.payment_id = p.payment_id
    WHERE p.event_id = o.event_id AND p.checkout_session_id = o.checkout_session_id AND m.proof_file_id IS NOT NULL
    ORDER BY p.inserted_at DESC, p.payment_id DESC LIMIT 1) found`;
const WAITING = `SELECT o.user_order_id AS "userOrderId", o.order_number AS "orderNumber", p.amount,
    o.registrant_email AS email, o.registrant_first_name AS "firstName", o.registrant_last_name AS "lastName",
    o.registrant_name_order AS "nameOrder",
    p.pay_before AS "payBefore", m.reported_at AS "reportedAt", p.payment_id AS id,
    p.account_id AS "accountId", m.proof_file_id AS "fileId"`;
const WHICH = `manual_payment m ${ORDER}
  WHERE m.event_id = $1 AND m.answered_at IS NULL AND p.state = 'PENDING' AND o.status = 'PROCESSING'`;
/** By deadline, those that are not reported behind all others. */
const BY_REPORT: SortOrder = {
  key: '((extract(epoch FROM p.pay_before) * 1000)::bigint + (m.reported_at IS NULL)::int * 100000000000000)',
  keyType: 'bigint',
  id: 'p.payment_id',
  idType: 'uuid',
  descending: false,
};
type ProofColumns = { readonly accountId: AccountId; readonly fileId: string | null };
type WaitingRow = Omit<WaitingManualPayment, 'buyer' | 'proof'> & ProofColumns & PersonName & ListPosition;
const OWED = `SELECT r.refund_id AS "refundId", o.user_order_id AS "userOrderId", o.order_number AS "orderNumber",
    (r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet) AS amount, r.decided_at AS "decidedAt",
    o.registrant_email AS email, o.registrant_first_name AS "firstName", o.registrant_last_name AS "lastName",
    o.registrant_name_order AS "nameOrder"
  FROM refund r JOIN payment p ON p.event_id = r.event_id AND p.payment_id = r.payment_id
  JOIN user_order o ON o.event_id = r.event_id AND o.user_order_id = r.user_order_id
  WHERE r.event_id = $1 AND r.status <> 'CONFIRMED' AND p.provider = 'MANUAL'
  ORDER BY r.decided_at, r.refund_id LIMIT $2`;
const REFUNDS = `SELECT r.refund_id AS "refundId", r.status FROM refund r
  JOIN payment p ON p.event_id = r.event_id AND p.payment_id = r.payment_id
  WHERE r.event_id = $1 AND r.user_order_id = $2 AND p.provider = 'MANUAL' ORDER BY r.decided_at, r.refund_id`;
const DUE = `SELECT m.event_id AS "eventId", m.payment_id AS "paymentId", p.state = 'PENDING' AS waiting,
    CASE WHEN m.reported_at IS NULL THEN 'BUYER' ELSE 'ORGANISER' END AS to,
    CASE WHEN m.reported_at IS NULL THEN o.registrant_email ELSE a.email END AS email,
    CASE WHEN m.reported_at IS NULL THEN c.locale ELSE coalesce(a.locale, c.locale) END AS locale
  FROM (SELECT event_id, payment_id, reported_at, remind_at FROM manual_payment WHERE remind_at <= $1
    ORDER BY remind_at, event_id, payment_id LIMIT $2) m ${ORDER}
  JOIN checkout_session c ON c.event_id = p.event_id AND c.checkout_session_id = p.checkout_session_id
  JOIN event e ON e.event_id = m.event_id LEFT JOIN account a ON a.account_id = e.owner_account_id
  ORDER BY m.remind_at, m.event_id, m.payment_id`;
const REMINDED = `UPDATE manual_payment SET remind_at = NULL
  WHERE event_id = $1 AND payment_id = $2 AND remind_at IS NOT NULL`;

/** With the buyer's name, or the email address where none was given. */
const withBuyer = <Row extends PersonName & { readonly email: string }>({
  firstName,
  lastName,
  nameOrder,
  ...row
}: Row) => ({
  ...row,
  buyer: fullName({ firstName, lastName, nameOrder }) || row.email,
});

/** With the picture, instead of its columns. */
const withProof = <Row extends ProofColumns>({ accountId, fileId, ...row }: Row) => ({
  ...row,
  proof: fileId === null ? null : { accountId, fileId },
});

export const makePostgresManualPayments = (pool: Pick<pg.Pool, 'query'>): ManualPayments => ({
  terms: async (eventId) => (await pool.query<ManualTerms>(TERMS, [eventId])).rows[0] ?? NO_MANUAL_TERMS,
  async keepTerms(tx, eventId, { open, instructions, hours }, { account, at }) {
    await inPostgres(tx).client.query(KEEP_TERMS, [eventId, open, instructions, hours, account, new Date(at)]);
  },
  of: batchLoader(async (asked: readonly PaymentKey[]) => {
    const { rows } = await pool.query<Omit<ManualPaymentRow, 'proof'> & ProofColumns & { readonly n: number }>(OF, [
      asked.map(({ eventId }) => eventId),
      asked.map(({ paymentId }) => paymentId),
    ]);
    const found = new Map(rows.map(({ n, ...row }) => [Number(n), withProof(row)]));
    return asked.map((_payment, at) => found.get(at + 1) ?? null);
  }),
  async reported(tx, { eventId, paymentId }, at) {
    const { rowCount } = await inPostgres(tx).client.query(REPORTED, [eventId, paymentId, new Date(at)]);
    return rowCount === 1;
  },
  async prove(tx, { eventId, paymentId }, fileId) {
    const { rows } = await inPostgres(tx).client.query<{ readonly before: string | null }>(PROVE, [
      eventId,
      paymentId,
      fileId,
    ]);
    return rows[0] ?? null;
  },
  proofOf: batchLoader(async (asked) => {
    const { rows } = await pool.query<ProofPicture & { readonly n: number }>(PROOF_OF, [
      asked.map(({ eventId }) => eventId),
      asked.map(({ userOrderId }) => userOrderId),
    ]);
    const found = new Map(rows.map(({ n, ...proof }) => [Number(n), proof]));
    return asked.map((_order, at) => found.get(at + 1) ?? null);
  }),
  async waiting(eventId, request) {
    const given = parameters();
    given.add(eventId);
    const { condition, order } = keyset(BY_REPORT, request, given);
    const { rows } = await pool.query<WaitingRow>(
      `${WAITING}, ${BY_REPORT.key} AS key FROM ${WHICH} AND ${condition} ${order}`,
      given.values,
    );
    const page = cutPage(rows, request, ({ key, id }) => ({ key, id }));
    return {
      ...page,
      rows: page.rows.map(({ key: _key, id: _id, ...row }) => withBuyer(withProof(row))),
    };
  },
  async owed(eventId, limit) {
    const { rows } = await pool.query<Omit<OwedManualRefund, 'buyer'> & PersonName>(OWED, [eventId, limit]);
    return rows.map(withBuyer);
  },
  countWaiting: (eventId) => countUpTo(pool, WHICH, [eventId]),
  refunds: async (eventId, userOrderId) => (await pool.query(REFUNDS, [eventId, userOrderId])).rows,
  due: async (now, limit) => (await pool.query<ManualReminder>(DUE, [new Date(now), limit])).rows,
  async reminded(tx, { eventId, paymentId }) {
    return (await inPostgres(tx).client.query(REMINDED, [eventId, paymentId])).rowCount === 1;
  },
});
