import type pg from 'pg';
import { z } from 'zod';
import type { Instant } from '#domain/kernel/instant.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { never } from '#domain/kernel/never.ts';
import { TRANSFER_STATES_TO_REVIEW } from '#domain/money/bank-transfer/transfer-state.ts';
import { PAYOUT_TERMS, type PayoutFilter } from '#domain/sale/refund/payout.ts';
import { acceptRefundAccount, type RefundAccount } from '#domain/sale/refund/refund-account.ts';
import type { Payout, PayoutQuery, RefundId, RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

type Locked = NonNullable<Awaited<ReturnType<RefundPayouts['lock']>>>;
type Row = Omit<Payout, 'account'> & { readonly sealed: string | null };

// A refund that needed no transfer was paid without a reference.
const PAID_WITH = `coalesce(p.reference, CASE WHEN r.status = 'CONFIRMED' THEN '' END)`;
// As `heldBy` says.
const HELD_BY = `(SELECT min(d.state) FROM card_dispute d WHERE d.event_id = r.event_id AND d.payment_id = r.payment_id
  AND d.state <> 'WON' AND d.of_refunds > 0)`;
const DISPUTED = `r.status IN ('DECIDED', 'FAILED') AND ${HELD_BY} IS NOT NULL`;
const COLUMNS = `r.event_id AS "eventId", r.refund_id AS "refundId", r.transfer_code AS "transferCode",
  (r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet) AS amount, r.status,
  r.payment_id AS "paymentId", r.attempts,
  r.by_provider AS "byProvider", (SELECT y.provider FROM payment y WHERE y.event_id = r.event_id
    AND y.payment_id = r.payment_id AND y.provider IN ('VNPAY', 'STRIPE')) AS gateway,
  EXISTS (SELECT FROM gateway_refund g WHERE g.event_id = r.event_id AND g.refund_id = r.refund_id
    AND (g.state <> 'REFUSED' OR g.code IS NOT NULL)) AS "gatewayTried",
  r.user_order_id AS "userOrderId", r.account_id AS "accountId", r.decided_at AS "decidedAt", r.sent_at AS "sentAt",
  r.sent_by AS "sentBy", r.reason, r.confirmed_at AS "confirmedAt",
  r.failed_because AS "failedBecause", e.name AS "eventName", o.order_number AS "orderNumber",
  json_build_object('email', o.registrant_email, 'firstName', o.registrant_first_name, 'lastName',
    o.registrant_last_name, 'nameOrder', o.registrant_name_order) AS buyer,
  (SELECT c.locale FROM checkout_session c
    WHERE c.event_id = o.event_id AND c.checkout_session_id = o.checkout_session_id) AS locale,
  a.account_sealed AS sealed, a.source, a.named_at AS "accountAt", a.asked_at AS "askedAt", ${PAID_WITH} AS "paidWith",
  ${HELD_BY} AS "heldBy"`;
const SOURCE = `refund r JOIN event e ON e.event_id = r.event_id
  JOIN user_order o ON o.event_id = r.event_id AND o.user_order_id = r.user_order_id
  LEFT JOIN refund_account a ON a.event_id = r.event_id AND a.refund_id = r.refund_id
  LEFT JOIN refund_payout p ON p.event_id = r.event_id AND p.refund_id = r.refund_id`;
const SELECT = `SELECT ${COLUMNS} FROM ${SOURCE}`;
// What was paid to the organiser by hand is returned by the organiser. A subselect, so that it looks up one payment.
const OURS = `(SELECT y.provider FROM payment y
  WHERE y.event_id = r.event_id AND y.payment_id = r.payment_id) <> 'MANUAL'`;
const OPEN = `r.status <> 'CONFIRMED' AND ${OURS}`;
const OLDEST: SortOrder = {
  key: 'r.decided_at',
  keyType: 'timestamptz',
  id: 'r.refund_id',
  idType: 'uuid',
  descending: false,
};

const accountShape = z.object({ bin: z.string(), number: z.string(), holder: z.string() });
const boundAccount = ({ eventId, refundId }: RefundId): string => `refund_account ${eventId} ${refundId}`;

/** As `payoutDue` says. */
function dueIn(given: Parameters): string {
  const after = (ms: number) => `${given.add(ms)}::bigint * interval '1 ms'`;
  return `CASE WHEN ${DISPUTED} THEN r.decided_at + ${after(PAYOUT_TERMS.dispute)}
    WHEN r.by_provider THEN coalesce(r.sent_at, r.decided_at) + ${after(PAYOUT_TERMS.provider)}
    WHEN r.status = 'SENT' THEN r.sent_at + ${after(PAYOUT_TERMS.bank)}
    WHEN a.named_at IS NULL THEN r.decided_at + ${after(PAYOUT_TERMS.account)}
    ELSE greatest(a.named_at, r.decided_at) + ${after(PAYOUT_TERMS.pay)} END`;
}

/** As `payoutState` says. */
function isIn(filter: PayoutFilter, now: Instant, given: Parameters): string {
  switch (filter) {
    case 'WITH_PROVIDER':
      return `r.by_provider AND NOT (${DISPUTED})`;
    case 'DISPUTED':
      return DISPUTED;
    case 'NEEDS_ACCOUNT':
      return `r.status = 'DECIDED' AND NOT r.by_provider AND a.named_at IS NULL AND ${HELD_BY} IS NULL`;
    case 'READY':
      return `r.status = 'DECIDED' AND NOT r.by_provider AND a.named_at IS NOT NULL AND ${HELD_BY} IS NULL`;
    case 'SENT':
      return `r.status = 'SENT' AND NOT r.by_provider`;
    case 'FAILED':
      return `r.status = 'FAILED' AND NOT r.by_provider AND ${HELD_BY} IS NULL`;
    case 'OVERDUE':
      return `${dueIn(given)} <= ${given.add(new Date(now))}::timestamptz`;
    default:
      return never(filter);
  }
}

function conditionOf({ filter, search }: PayoutQuery, now: Instant, given: Parameters): string {
  const words = search === null ? '' : plainWords(search).trim();
  const code = given.add(search?.trim().toUpperCase() ?? '');
  const like = given.add(words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`));
  return [
    OPEN,
    ...(filter === null ? [] : [isIn(filter, now, given)]),
    `(${like}::text = '' OR o.search_words LIKE '%' || ${like} || '%' OR r.transfer_code = ${code}
      OR o.order_number = ${code})`,
  ].join(' AND ');
}

// Casso tells the account that paid; SePay does not.
const PAYERS = `SELECT DISTINCT t.body #>> '{data,counterAccountBankId}' AS bin,
    t.body #>> '{data,counterAccountNumber}' AS number, t.body #>> '{data,counterAccountName}' AS holder
  FROM transfer_outcome o JOIN incoming_transfer t ON t.incoming_transfer_id = o.incoming_transfer_id
  WHERE o.payment_id = $2 AND o.event_id = $1 AND t.direction = 'in'`;

export function makePostgresRefundPayouts(pool: Pick<pg.Pool, 'query'>, keyring: Keyring): RefundPayouts {
  function accountOf(row: Row): RefundAccount | null {
    const text = row.sealed === null ? null : keyring.openText('kyc', row.sealed, boundAccount(row));
    const read = text === null ? null : accountShape.safeParse(JSON.parse(text));
    return read?.success === true ? read.data : null;
  }
  /** An account sealed under a lost key reads as absent. */
  const payoutOf = ({ sealed, ...row }: Row): Payout => {
    const account = accountOf({ sealed, ...row });
    return account === null ? { ...row, account, source: null, accountAt: null } : { ...row, account };
  };
  const select = async (rest: string, values: readonly unknown[]): Promise<Payout[]> => {
    const { rows } = await pool.query<Row>(`${SELECT} ${rest}`, [...values]);
    return rows.map(payoutOf);
  };

  return {
    byCodes: async (codes) =>
      codes.length === 0
        ? []
        : select(
            `JOIN refund_code_directory d ON d.event_id = r.event_id AND d.refund_id = r.refund_id
             WHERE d.transfer_code = ANY($1::text[])`,
            [codes],
          ),
    find: async ({ eventId, refundId }) =>
      (await select('WHERE r.event_id = $1 AND r.refund_id = $2', [eventId, refundId]))[0] ?? null,
    ofOrder: (eventId, userOrderId) =>
      select('WHERE r.event_id = $1 AND r.user_order_id = $2 ORDER BY r.decided_at, r.refund_id', [
        eventId,
        userOrderId,
      ]),
    async open(query, now, page) {
      const given = parameters();
      const wanted = conditionOf(query, now, given);
      const { condition, order } = keyset(OLDEST, page, given);
      const rows = await select(`WHERE ${wanted} AND ${condition} ${order}`, given.values);
      return cutPage(rows, page, (row) => ({ key: row.decidedAt, id: row.refundId }));
    },
    countOpen(query, now) {
      const given = parameters();
      const wanted = conditionOf(query, now, given);
      return countUpTo(pool, `${SOURCE} WHERE ${wanted}`, given.values);
    },
    async lock(tx, { eventId, refundId }) {
      const { client } = inPostgres(tx);
      const { rowCount } = await client.query('SELECT FROM refund WHERE event_id = $1 AND refund_id = $2 FOR UPDATE', [
        eventId,
        refundId,
      ]);
      if (rowCount !== 1) return null;
      // A second statement sees what others committed before the lock.
      const { rows } = await client.query<Locked>(
        `SELECT r.status, r.sent_by AS "sentBy", a.named_at AS "accountAt", ${PAID_WITH} AS "paidWith",
           r.by_provider AS "byProvider", ${HELD_BY} AS "heldBy" FROM refund r
         LEFT JOIN refund_account a ON a.event_id = r.event_id AND a.refund_id = r.refund_id
         LEFT JOIN refund_payout p ON p.event_id = r.event_id AND p.refund_id = r.refund_id
         WHERE r.event_id = $1 AND r.refund_id = $2 AND ${OURS}`,
        [eventId, refundId],
      );
      return rows[0] ?? null;
    },
    async paid(tx, { eventId, refundId }, { reference, incomingTransferId, by, at }) {
      await inPostgres(tx).client.query(
        `INSERT INTO refund_payout (event_id, refund_id, reference, incoming_transfer_id, confirmed_by, confirmed_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [eventId, refundId, reference, incomingTransferId, by, new Date(at)],
      );
    },
    async settle(tx, { incomingTransferId, state, refund, decidedBy, closedBecause, at }) {
      const { rowCount } = await inPostgres(tx).client.query(
        `WITH decided AS (DELETE FROM transfer_to_settle WHERE incoming_transfer_id = $1)
         INSERT INTO transfer_outcome (incoming_transfer_id, state, transfer_code, event_id, payment_id, decided_by,
           closed_because, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $9, $7)
         ON CONFLICT (incoming_transfer_id) DO UPDATE SET state = EXCLUDED.state,
           transfer_code = EXCLUDED.transfer_code, event_id = EXCLUDED.event_id, payment_id = EXCLUDED.payment_id,
           decided_by = EXCLUDED.decided_by, closed_because = EXCLUDED.closed_because,
           updated_at = EXCLUDED.updated_at
           WHERE transfer_outcome.state = ANY($8::text[])`,
        [
          incomingTransferId,
          state,
          refund?.transferCode ?? null,
          refund?.eventId ?? null,
          refund?.paymentId ?? null,
          decidedBy,
          new Date(at),
          TRANSFER_STATES_TO_REVIEW,
          closedBecause,
        ],
      );
      return rowCount === 1;
    },
    async setAccount(tx, refund, named, at) {
      const sealed =
        named === null ? null : keyring.sealText('kyc', JSON.stringify(named.account), boundAccount(refund));
      await inPostgres(tx).client.query(
        `INSERT INTO refund_account (event_id, refund_id, account_sealed, source, named_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (event_id, refund_id) DO UPDATE SET account_sealed = EXCLUDED.account_sealed,
           source = EXCLUDED.source, named_at = EXCLUDED.named_at,
           asked_at = CASE WHEN EXCLUDED.account_sealed IS NULL THEN NULL ELSE refund_account.asked_at END,
           reminded_at = CASE WHEN EXCLUDED.account_sealed IS NULL THEN NULL ELSE refund_account.reminded_at END`,
        [refund.eventId, refund.refundId, sealed, named?.source ?? null, named === null ? null : new Date(at)],
      );
    },
    toAsk: (limit) =>
      select(
        `WHERE r.status IN ('DECIDED', 'FAILED') AND NOT r.by_provider AND ${OPEN}
           AND a.account_sealed IS NULL AND a.asked_at IS NULL AND ${HELD_BY} IS NULL
         ORDER BY r.decided_at, r.refund_id LIMIT $1`,
        [limit],
      ),
    toRemind: (before, limit) =>
      select(
        `WHERE a.account_sealed IS NULL AND a.reminded_at IS NULL AND a.asked_at < $1
           AND r.status IN ('DECIDED', 'FAILED') AND NOT r.by_provider AND ${OURS}
           AND ${HELD_BY} IS NULL
         ORDER BY a.asked_at, a.refund_id LIMIT $2`,
        [new Date(before), limit],
      ),
    async asked(tx, { eventId, refundId }, kind, at) {
      const { rowCount } = await inPostgres(tx).client.query(
        kind === 'ASKED'
          ? `INSERT INTO refund_account (event_id, refund_id, asked_at) VALUES ($1, $2, $3)
             ON CONFLICT (event_id, refund_id) DO UPDATE SET asked_at = EXCLUDED.asked_at
               WHERE refund_account.asked_at IS NULL AND refund_account.account_sealed IS NULL`
          : `UPDATE refund_account SET reminded_at = $3 WHERE event_id = $1 AND refund_id = $2
               AND reminded_at IS NULL AND account_sealed IS NULL`,
        [eventId, refundId, new Date(at)],
      );
      return rowCount === 1;
    },
    async payerOf(eventId, paymentId) {
      const { rows } = await pool.query<{ bin: string | null; number: string | null; holder: string | null }>(PAYERS, [
        eventId,
        paymentId,
      ]);
      const [payer, ...others] = rows;
      if (payer === undefined || others.length > 0) return null;
      const { bin, number, holder } = payer;
      if (bin === null || number === null || holder === null) return null;
      const accepted = acceptRefundAccount({ bin, number, holder });
      return accepted.ok ? accepted.value : null;
    },
  };
}
