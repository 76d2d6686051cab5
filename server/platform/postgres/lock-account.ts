import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { inPostgres } from './postgres-tx.ts';

/** Serialises changes to an account until the transaction ends. */
export async function lockAccount(tx: Transaction, accountId: AccountId): Promise<void> {
  await inPostgres(tx).client.query('SELECT FROM account WHERE account_id = $1 FOR NO KEY UPDATE', [accountId]);
}
