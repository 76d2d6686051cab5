import { z } from 'zod';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { NameOrder } from '#domain/kernel/names/name-order.ts';
import { never } from '#domain/kernel/never.ts';
import type { Publisher } from '#domain/ledger/publisher-earnings.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { BankAccount } from '#domain/people/bank-account.ts';
import type { Withdrawal, WithdrawalStatus } from '#domain/programme/withdrawal.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type {
  WithdrawalBook,
  WithdrawalRow,
  WithdrawalSource,
  WithdrawalToPay,
} from '#server/programme/ports/withdrawal-book.ts';

const COLUMNS = `w.account_id, w.withdrawal_id, w.source, w.corporate_id, w.status, w.amount, w.fee, w.total,
  w.account_sealed, w.transfer_code,
  array_remove(ARRAY[w.first_approver, w.second_approver], NULL)::text[] AS approvers, w.reason, w.bank_reference,
  w.requested_at, w.updated_at`;
const OPEN = `w.status IN ('SUBMITTED', 'UNDER_REVIEW', 'APPROVED')`;
const byRequest = (descending: boolean): SortOrder => ({
  key: 'w.requested_at',
  keyType: 'timestamptz',
  id: 'w.withdrawal_id',
  idType: 'uuid',
  descending,
});

type DbRow = {
  readonly account_id: AccountId;
  readonly withdrawal_id: string;
  readonly source: WithdrawalSource;
  readonly corporate_id: number | null;
  readonly status: WithdrawalStatus;
  readonly amount: Dong;
  readonly fee: Dong;
  readonly total: Dong;
  readonly account_sealed: string;
  readonly transfer_code: string;
  readonly approvers: readonly AccountId[];
  readonly reason: string | null;
  readonly bank_reference: string | null;
  readonly requested_at: Instant;
  readonly updated_at: Instant;
};
type PayRow = DbRow & {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly name_order: NameOrder | null;
  readonly suspended: boolean;
  readonly company_name: string | null;
};

const accountShape = z.object({
  bankAccountId: z.string(),
  number: z.string(),
  holder: z.string(),
  bank: z.string(),
});
const asking = (publisher: Publisher, id: string): string =>
  publisher.kind === 'CORPORATE' ? `w.corporate_id = ${id}` : `w.corporate_id IS NULL AND w.account_id = ${id}`;
const idOf = (publisher: Publisher): string | number =>
  publisher.kind === 'CORPORATE' ? publisher.corporateId : publisher.accountId;
const bound = (accountId: string, withdrawalId: string): string => `withdrawal ${accountId} ${withdrawalId}`;

function stateOf(row: DbRow, to: BankAccount): Withdrawal {
  const { amount, fee, total, status } = row;
  const request = { requestedBy: row.account_id, payout: { amount, fee, total }, to };
  switch (status) {
    case 'SUBMITTED':
    case 'CANCELLED':
      return { ...request, status };
    case 'UNDER_REVIEW':
    case 'APPROVED':
      return { ...request, status, approvals: row.approvers };
    case 'TRANSFERRED':
      return { ...request, status, bankReference: row.bank_reference ?? '' };
    case 'REJECTED':
      return { ...request, status, reason: row.reason ?? '' };
    default:
      return never(status);
  }
}

export function makePostgresWithdrawalBook({ pool }: Pick<Database, 'pool'>, keyring: Keyring): WithdrawalBook {
  const rowOf = (row: DbRow): WithdrawalRow => {
    const text = keyring.openText('kyc', row.account_sealed, bound(row.account_id, row.withdrawal_id));
    if (text === null) throw new Error(`The account of withdrawal ${row.withdrawal_id} was sealed under a lost key`);
    return {
      withdrawalId: row.withdrawal_id,
      withdrawal: stateOf(row, accountShape.parse(JSON.parse(text))),
      approvers: row.approvers,
      source: row.source,
      corporateId: row.corporate_id,
      transferCode: row.transfer_code,
      requestedAt: row.requested_at,
      updatedAt: row.updated_at,
    };
  };
  const positionOf = (row: WithdrawalRow) => ({ key: row.requestedAt, id: row.withdrawalId });

  return {
    async known(tx, accountId, key) {
      const { rows } = await inPostgres(tx).client.query<DbRow>(
        `SELECT ${COLUMNS} FROM withdrawal w WHERE w.account_id = $1 AND w.idempotency_key = $2`,
        [accountId, key],
      );
      return rows[0] === undefined ? null : rowOf(rows[0]);
    },
    async add(tx, { withdrawalId, withdrawal, source, corporateId, transferCode, requestedAt }, key) {
      const { requestedBy, payout, to, status } = withdrawal;
      await inPostgres(tx).client.query(
        `INSERT INTO withdrawal (account_id, withdrawal_id, source, status, amount, fee, total, account_sealed,
           transfer_code, idempotency_key, requested_at, updated_at, corporate_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)`,
        [
          requestedBy,
          withdrawalId,
          source,
          status,
          payout.amount,
          payout.fee,
          payout.total,
          keyring.sealText('kyc', JSON.stringify(to), bound(requestedBy, withdrawalId)),
          transferCode,
          key,
          new Date(requestedAt),
          corporateId,
        ],
      );
    },
    async open(tx, id) {
      const { rows } = await inPostgres(tx).client.query<DbRow>(
        `SELECT ${COLUMNS} FROM withdrawal w WHERE w.withdrawal_id = $1 FOR UPDATE`,
        [id],
      );
      return rows[0] === undefined ? null : rowOf(rows[0]);
    },
    async save(tx, { withdrawalId, withdrawal, approvers, updatedAt }) {
      await inPostgres(tx).client.query(
        `UPDATE withdrawal SET status = $3, first_approver = $4, second_approver = $5, reason = $6,
           bank_reference = $7, updated_at = $8 WHERE account_id = $1 AND withdrawal_id = $2`,
        [
          withdrawal.requestedBy,
          withdrawalId,
          withdrawal.status,
          approvers[0] ?? null,
          approvers[1] ?? null,
          withdrawal.status === 'REJECTED' ? withdrawal.reason : null,
          withdrawal.status === 'TRANSFERRED' ? withdrawal.bankReference : null,
          new Date(updatedAt),
        ],
      );
    },
    async pendingOf(tx, publisher) {
      const { rows } = await inPostgres(tx).client.query<{ readonly status: WithdrawalStatus }>(
        `SELECT w.status FROM withdrawal w WHERE ${asking(publisher, '$1')} AND ${OPEN}`,
        [idOf(publisher)],
      );
      return rows;
    },
    async byCodes(codes) {
      if (codes.length === 0) return [];
      const { rows } = await pool.query<DbRow>(
        `SELECT ${COLUMNS} FROM withdrawal w
         WHERE w.transfer_code = ANY($1::text[]) AND w.status IN ('APPROVED', 'TRANSFERRED')`,
        [codes],
      );
      return rows.map(rowOf);
    },
    async withIds(ids) {
      if (ids.length === 0) return [];
      const { rows } = await pool.query<DbRow>(
        `SELECT ${COLUMNS} FROM withdrawal w WHERE w.withdrawal_id = ANY($1::uuid[])`,
        [ids],
      );
      return rows.map(rowOf);
    },
    async of(publisher, source, page) {
      const given = parameters();
      const own = asking(publisher, given.add(idOf(publisher)));
      const from = given.add(source);
      const { condition, order } = keyset(byRequest(true), page, given);
      const { rows } = await pool.query<DbRow>(
        `SELECT ${COLUMNS} FROM withdrawal w WHERE ${own}
           AND (${from}::text IS NULL OR w.source = ${from}) AND ${condition} ${order}`,
        given.values,
      );
      return cutPage(rows.map(rowOf), page, positionOf);
    },
    countOf: (publisher, source) =>
      countUpTo(pool, `withdrawal w WHERE ${asking(publisher, '$1')} AND ($2::text IS NULL OR w.source = $2)`, [
        idOf(publisher),
        source,
      ]),
    async toPay(page) {
      const given = parameters();
      const { condition, order } = keyset(byRequest(false), page, given);
      const { rows } = await pool.query<PayRow>(
        `SELECT ${COLUMNS}, a.email, a.first_name, a.last_name, a.name_order,
           a.suspended_at IS NOT NULL AS suspended, c.company_name
         FROM withdrawal w JOIN account a USING (account_id) LEFT JOIN corporate c ON c.corporate_id = w.corporate_id
         WHERE ${OPEN} AND ${condition} ${order}`,
        given.values,
      );
      const toPay = rows.map(
        (row): WithdrawalToPay => ({
          ...rowOf(row),
          requester: {
            email: row.email,
            firstName: row.first_name,
            lastName: row.last_name,
            nameOrder: row.name_order,
            suspended: row.suspended,
          },
          corporateName: row.company_name,
        }),
      );
      return cutPage(toPay, page, positionOf);
    },
    countToPay: () => countUpTo(pool, `withdrawal w WHERE ${OPEN}`, []),
  };
}
