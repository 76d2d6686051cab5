import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok } from '#domain/kernel/result.ts';
import { makePostgresLedger } from '#server/ledger/postgres/postgres-ledger.ts';
import { nodeSecretSource } from '#server/platform/secrets/node-secret-source.ts';
import { makePostgresPublisherBooks } from '#server/programme/postgres/postgres-publisher-books.ts';
import { makePostgresWallets } from '#server/programme/postgres/postgres-wallets.ts';
import { ReadEarnings } from '#server/programme/read-earnings.ts';
import { RequestWithdrawal } from '#server/programme/request-withdrawal.ts';
import type { SaleWorld } from './sale-world.ts';

const ACCOUNT = { bankAccountId: 'b1', number: '0071000123456', holder: 'LAN', bank: 'Vietcombank' };

/** Everybody has an approved card, a bank account and a second factor. */
export function requestPayout(world: SaleWorld): RequestWithdrawal {
  const { database, test } = world;
  const books = makePostgresPublisherBooks(database);
  return RequestWithdrawal.make({
    wallets: makePostgresWallets(database),
    books,
    earnings: ReadEarnings.make({ books }),
    book: world.withdrawals,
    kyc: {
      lock: async () => undefined,
      card: async () => ({ status: 'APPROVED' }) as never,
      saveCard: async () => undefined,
      waiting: async () => ({ rows: [], after: null, before: null }),
      countWaiting: async () => 0,
      bankAccounts: async () => [ACCOUNT],
      addBankAccount: async () => undefined,
      removeBankAccount: async () => false,
    },
    ledger: makePostgresLedger(test.newId),
    stepUp: async () => ok('GO_ON'),
    fee: async () => ({ basisPoints: 200, fixed: dong(1_000), minimum: ZERO }),
    secrets: nodeSecretSource,
    ids: test.newId,
    audit: { record: async () => undefined } as never,
    transact: database,
    clock: { now: world.now },
  });
}
