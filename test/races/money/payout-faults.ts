import type { SoldEvent } from './money-model.ts';

const OPEN = `w.status IN ('SUBMITTED', 'UNDER_REVIEW', 'APPROVED')`;
const BOOKED = (kind: string): string => `(SELECT coalesce(sum(l.amount), 0) FROM ledger_line l
  WHERE l.subject = w.withdrawal_id::text AND l.kind = '${kind}')`;
// What each payout moved: reserved once, and then either on the way, with its owner again, or at the bank.
const PAYOUTS = `SELECT w.withdrawal_id, w.status, w.amount, w.fee, w.total FROM withdrawal w
  WHERE w.account_id = ANY($1::uuid[]) AND (w.amount <> w.fee + w.total
    OR ${BOOKED('withdrawal-requested')} <> w.amount
    OR ${BOOKED('withdrawal-put-back')} <> CASE WHEN w.status IN ('REJECTED', 'CANCELLED') THEN w.amount ELSE 0 END
    OR ${BOOKED('withdrawal-paid')} <> CASE w.status WHEN 'TRANSFERRED' THEN w.amount ELSE 0 END
    OR ${BOOKED('withdrawal-transferred')} <> CASE w.status WHEN 'TRANSFERRED' THEN w.total ELSE 0 END
    OR ${BOOKED('fee-kept')} <> CASE w.status WHEN 'TRANSFERRED' THEN w.fee ELSE 0 END)`;
const APPROVALS = `SELECT w.withdrawal_id, w.status FROM withdrawal w WHERE w.account_id = ANY($1::uuid[])
  AND (w.first_approver IN (w.account_id, w.second_approver) OR w.second_approver = w.account_id
    OR w.status IN ('APPROVED', 'TRANSFERRED') AND (w.first_approver IS NULL OR w.second_approver IS NULL))`;
// The bank told of at most one transfer that paid it.
const TWICE = `SELECT w.withdrawal_id, count(*)::int AS paid FROM withdrawal w
  JOIN incoming_transfer t ON t.content LIKE '%' || w.transfer_code || '%'
  JOIN transfer_outcome o ON o.incoming_transfer_id = t.incoming_transfer_id AND o.state = 'WITHDRAWAL_PAID'
  WHERE w.account_id = ANY($1::uuid[]) GROUP BY 1 HAVING count(*) > 1`;

type Programme = { readonly earned: number; readonly left: number; readonly reserved: number; readonly taken: number };
/** What matured is in the account, on the way or paid out. */
const PROGRAMME = (earned: string, source: 'revenue' | 'balance'): string => `SELECT (${earned})::bigint AS earned,
  (SELECT coalesce(sum(CASE '${source}' WHEN credit_account THEN amount WHEN debit_account THEN -amount ELSE 0 END), 0)
    FROM ledger_line WHERE book = 'ACCOUNT' AND book_id = $1::uuid::text AND currency = 'VND')::bigint AS left,
  (SELECT coalesce(sum(CASE 'withdrawals' WHEN credit_account THEN amount WHEN debit_account THEN -amount ELSE 0 END), 0)
    FROM ledger_line WHERE book = 'ACCOUNT' AND book_id = $1::uuid::text AND currency = 'VND')::bigint AS reserved,
  (SELECT coalesce(sum(amount) FILTER (WHERE ${OPEN} OR w.status = 'TRANSFERRED'), 0)
    FROM withdrawal w WHERE account_id = $1)::bigint AS taken`;
const REVENUE = PROGRAMME(
  `SELECT coalesce(sum(m.paid_over - m.sale_fee), 0) FROM event_earnings m JOIN event e USING (event_id)
   WHERE e.owner_account_id = $1`,
  'revenue',
);
// The fee that the platform keeps is booked as such, and never more than what matured.
const FEES = `SELECT m.event_id, m.paid_over, m.sale_fee, (
    SELECT coalesce(sum(CASE kind WHEN 'sale-fee-charged' THEN amount ELSE -amount END), 0)::bigint FROM ledger_line
    WHERE book = 'ACCOUNT' AND book_id = $1::uuid::text AND kind IN ('sale-fee-charged', 'sale-fee-returned')) AS booked
  FROM event_earnings m JOIN event e USING (event_id) WHERE e.owner_account_id = $1`;
type Fees = { readonly paid_over: number; readonly sale_fee: number; readonly booked: number };
const REFERRALS = PROGRAMME(
  `SELECT coalesce(sum(amount), 0) FROM reward WHERE account_id = $1 AND kind = 'REFERRAL' AND status = 'MATURED'`,
  'balance',
);
const RESERVED = `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM withdrawal w
  WHERE account_id = $1 AND ${OPEN}`;

/** Of the organiser's revenue and of who referred them. */
export async function payoutFaults({ nodes: [world], owner, referrer }: SoldEvent): Promise<unknown[]> {
  const both = [[owner, referrer]];
  const [payouts, approvals, twice] = [
    await world.pool.query(PAYOUTS, both),
    await world.pool.query(APPROVALS, both),
    await world.pool.query(TWICE, both),
  ];
  const lost: unknown[] = [];
  for (const [account, sql] of [
    [owner, REVENUE],
    [referrer, REFERRALS],
  ] as const) {
    const found = await world.one<Programme>(sql, [account]);
    const open = await world.one<{ amount: number }>(RESERVED, [account]);
    if (found.earned !== found.left + found.taken || found.reserved !== open.amount)
      lost.push({ fault: 'programme', account, open: open.amount, ...found });
  }
  const { rows: fees } = await world.pool.query<Fees>(FEES, [owner]);
  return [
    ...fees
      .filter(({ paid_over, sale_fee, booked }) => sale_fee !== booked || sale_fee > paid_over)
      .map((row) => ({ fault: 'sale fee', ...row })),
    ...payouts.rows.map((row) => ({ fault: 'payout', ...row })),
    ...approvals.rows.map((row) => ({ fault: 'approvers', ...row })),
    ...twice.rows.map((row) => ({ fault: 'paid twice', ...row })),
    ...lost,
  ];
}
