import { z } from 'zod';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Kyc, KycStatus } from '#domain/people/kyc.ts';
import type { KycBook, WaitingCard } from '#server/people/ports/kyc-book.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { lockAccount } from '#server/platform/postgres/lock-account.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const OLDEST: SortOrder = {
  key: 'c.submitted_at',
  keyType: 'timestamptz',
  id: 'c.account_id',
  idType: 'uuid',
  descending: false,
};
const WAITING = `c.status = 'PENDING'`;

const cardShape = z.object({
  fullname: z.string(),
  birthday: z.string(),
  idNumber: z.string(),
  frontImage: z.string(),
  backImage: z.string(),
});
const accountShape = z.object({ number: z.string(), holder: z.string(), bank: z.string() });

type CardRow = { readonly status: KycStatus; readonly card_sealed: string; readonly reason: string | null };
type AccountRow = { readonly bank_account_id: string; readonly account_sealed: string };

const boundCard = (accountId: AccountId): string => `id_card ${accountId}`;
const boundAccount = (accountId: AccountId, bankAccountId: string): string =>
  `bank_account ${accountId} ${bankAccountId}`;

/** Data sealed under a lost key reads as absent. */
export function makePostgresKycBook({ pool }: Pick<Database, 'pool'>, keyring: Keyring): KycBook {
  function opened<T>(shape: z.ZodType<T>, sealed: string, associated: string): T | null {
    const text = keyring.openText('kyc', sealed, associated);
    const read = text === null ? null : shape.safeParse(JSON.parse(text));
    return read?.success === true ? read.data : null;
  }

  return {
    lock: lockAccount,
    async card(owner) {
      const { rows } = await pool.query<CardRow>(
        'SELECT status, card_sealed, reason FROM id_card WHERE account_id = $1',
        [owner],
      );
      const [row] = rows;
      const card = row === undefined ? null : opened(cardShape, row.card_sealed, boundCard(owner));
      if (row === undefined || card === null) return null;
      return row.status === 'REJECTED'
        ? { owner, card, status: row.status, reason: row.reason ?? '' }
        : { owner, card, status: row.status };
    },
    async saveCard(tx, kyc: Kyc, at) {
      await inPostgres(tx).client.query(
        `INSERT INTO id_card (account_id, status, card_sealed, reason, submitted_at, decided_at)
          VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (account_id) DO UPDATE SET status = excluded.status, card_sealed = excluded.card_sealed,
           reason = excluded.reason,
           submitted_at = CASE WHEN excluded.status = 'PENDING' THEN excluded.submitted_at
             ELSE id_card.submitted_at END, decided_at = excluded.decided_at`,
        [
          kyc.owner,
          kyc.status,
          keyring.sealText('kyc', JSON.stringify(kyc.card), boundCard(kyc.owner)),
          kyc.status === 'REJECTED' ? kyc.reason : null,
          new Date(at),
          kyc.status === 'PENDING' ? null : new Date(at),
        ],
      );
    },
    async waiting(page) {
      const given = parameters();
      const { condition, order } = keyset(OLDEST, page, given);
      const { rows } = await pool.query<WaitingCard>(
        `SELECT c.account_id AS owner, a.email, c.submitted_at AS "submittedAt"
         FROM id_card c JOIN account a USING (account_id) WHERE ${WAITING} AND ${condition} ${order}`,
        given.values,
      );
      return cutPage(rows, page, ({ submittedAt, owner }) => ({ key: submittedAt, id: owner }));
    },
    countWaiting: () => countUpTo(pool, `id_card c WHERE ${WAITING}`, []),
    async bankAccounts(accountId) {
      const { rows } = await pool.query<AccountRow>(
        'SELECT bank_account_id, account_sealed FROM bank_account WHERE account_id = $1 ORDER BY inserted_at, ' +
          'bank_account_id',
        [accountId],
      );
      return rows.flatMap(({ bank_account_id: bankAccountId, account_sealed }) => {
        const account = opened(accountShape, account_sealed, boundAccount(accountId, bankAccountId));
        return account === null ? [] : [{ bankAccountId, ...account }];
      });
    },
    async addBankAccount(tx, accountId, { bankAccountId, ...account }, at) {
      await inPostgres(tx).client.query(
        'INSERT INTO bank_account (account_id, bank_account_id, account_sealed, inserted_at) VALUES ($1, $2, $3, $4)',
        [
          accountId,
          bankAccountId,
          keyring.sealText('kyc', JSON.stringify(account), boundAccount(accountId, bankAccountId)),
          new Date(at),
        ],
      );
    },
    async removeBankAccount(tx, accountId, bankAccountId) {
      const { rowCount } = await inPostgres(tx).client.query(
        'DELETE FROM bank_account WHERE account_id = $1 AND bank_account_id = $2',
        [accountId, bankAccountId],
      );
      return rowCount === 1;
    },
  };
}
