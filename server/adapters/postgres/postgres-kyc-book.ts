import { z } from 'zod';
import type { AccountId } from '#domain/account/account-id.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Kyc, KycStatus } from '#domain/kyc/kyc.ts';
import type { Keyring } from '#server/application/ports/keyring.ts';
import type { KycBook } from '#server/application/ports/kyc-book.ts';
import type { Database } from './connection.ts';
import { inPostgres } from './postgres-tx.ts';

const cardShape = z.object({ fullname: z.string(), birthday: z.string(), idNumber: z.string(), frontImage: z.string(), backImage: z.string() });
const accountShape = z.object({ number: z.string(), holder: z.string(), bank: z.string() });

type CardRow = { readonly status: KycStatus; readonly card_sealed: string; readonly reason: string | null };
type AccountRow = { readonly bank_account_id: string; readonly account_sealed: string };
type FileRow = { readonly kind: 'ID_CARD'; readonly inserted_at: number };

const boundCard = (accountId: AccountId): string => `id_card ${accountId}`;
const boundAccount = (accountId: AccountId, bankAccountId: string): string => `bank_account ${accountId} ${bankAccountId}`;

/** Cards and accounts over PostgreSQL. What was sealed under a key that is gone reads as if it were not there. */
export function makePostgresKycBook({ pool }: Pick<Database, 'pool'>, keyring: Keyring): KycBook {
  function opened<T>(shape: z.ZodType<T>, sealed: string, associated: string): T | null {
    const text = keyring.openText('kyc', sealed, associated);
    const read = text === null ? null : shape.safeParse(JSON.parse(text));
    return read?.success === true ? read.data : null;
  }

  return {
    async lock(tx, accountId) {
      await inPostgres(tx).client.query('SELECT FROM account WHERE account_id = $1 FOR NO KEY UPDATE', [accountId]);
    },
    async card(owner) {
      const { rows } = await pool.query<CardRow>('SELECT status, card_sealed, reason FROM id_card WHERE account_id = $1', [owner]);
      const [row] = rows;
      const card = row === undefined ? null : opened(cardShape, row.card_sealed, boundCard(owner));
      if (row === undefined || card === null) return null;
      return row.status === 'REJECTED' ? { owner, card, status: row.status, reason: row.reason ?? '' } : { owner, card, status: row.status };
    },
    async saveCard(tx, kyc: Kyc, at) {
      await inPostgres(tx).client.query(
        `INSERT INTO id_card (account_id, status, card_sealed, reason, submitted_at, decided_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (account_id) DO UPDATE SET status = excluded.status, card_sealed = excluded.card_sealed, reason = excluded.reason,
           submitted_at = CASE WHEN excluded.status = 'PENDING' THEN excluded.submitted_at ELSE id_card.submitted_at END, decided_at = excluded.decided_at`,
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
    async bankAccounts(accountId) {
      const { rows } = await pool.query<AccountRow>(
        'SELECT bank_account_id, account_sealed FROM bank_account WHERE account_id = $1 ORDER BY inserted_at, bank_account_id',
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
        [accountId, bankAccountId, keyring.sealText('kyc', JSON.stringify(account), boundAccount(accountId, bankAccountId)), new Date(at)],
      );
    },
    async removeBankAccount(tx, accountId, bankAccountId) {
      const { rowCount } = await inPostgres(tx).client.query('DELETE FROM bank_account WHERE account_id = $1 AND bank_account_id = $2', [
        accountId,
        bankAccountId,
      ]);
      return rowCount === 1;
    },
    async addFile(tx, { accountId, fileId, kind, insertedAt }) {
      const { rowCount } = await inPostgres(tx).client.query(
        'INSERT INTO private_file (account_id, private_file_id, kind, inserted_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [accountId, fileId, kind, new Date(insertedAt)],
      );
      return rowCount === 1;
    },
    async findFile(accountId, fileId) {
      const { rows } = await pool.query<FileRow>('SELECT kind, inserted_at FROM private_file WHERE account_id = $1 AND private_file_id = $2', [
        accountId,
        fileId,
      ]);
      const [row] = rows;
      return row === undefined ? null : { accountId, fileId, kind: row.kind, insertedAt: instant(row.inserted_at) };
    },
    async keepFiles(tx, accountId, fileIds, at) {
      await inPostgres(tx).client.query('UPDATE private_file SET kept_at = $3 WHERE account_id = $1 AND private_file_id = ANY($2::uuid[])', [
        accountId,
        fileIds,
        new Date(at),
      ]);
    },
    async looseFiles(before, limit) {
      const { rows } = await pool.query<{ readonly accountId: AccountId; readonly fileId: string }>(
        `SELECT account_id AS "accountId", private_file_id AS "fileId" FROM private_file
          WHERE kept_at IS NULL AND inserted_at < $1 ORDER BY inserted_at LIMIT $2`,
        [new Date(before), limit],
      );
      return rows;
    },
    async forgetLooseFile(tx, accountId, fileId) {
      const { rowCount } = await inPostgres(tx).client.query(
        'DELETE FROM private_file WHERE account_id = $1 AND private_file_id = $2 AND kept_at IS NULL',
        [accountId, fileId],
      );
      return rowCount === 1;
    },
    async removeFiles(tx, accountId, fileIds) {
      await inPostgres(tx).client.query('DELETE FROM private_file WHERE account_id = $1 AND private_file_id = ANY($2::uuid[])', [accountId, fileIds]);
    },
    async countFilesSince(accountId, since) {
      const { rows } = await pool.query<{ readonly count: number }>(
        'SELECT count(*)::int AS count FROM private_file WHERE account_id = $1 AND inserted_at > $2',
        [accountId, new Date(since)],
      );
      return rows[0]?.count ?? 0;
    },
  };
}
