import { ContainerModule } from 'inversify';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { feeAt } from '#domain/programme/fee-schedule.ts';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { makePostgresLedger } from '#server/ledger/postgres/postgres-ledger.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { EarningsBook } from '#server/programme/ports/earnings-book.ts';
import { FeeBook } from '#server/programme/ports/fee-book.ts';
import { PointsHolds } from '#server/programme/ports/points-holds.ts';
import { PublisherBooks } from '#server/programme/ports/publisher-books.ts';
import { WalletPayments } from '#server/programme/ports/wallet-payments.ts';
import { Wallets } from '#server/programme/ports/wallets.ts';
import { WithdrawalBook, WithdrawalFee } from '#server/programme/ports/withdrawal-book.ts';
import { makePostgresEarningsBook } from '#server/programme/postgres/postgres-earnings-book.ts';
import { makePostgresFeeBook } from '#server/programme/postgres/postgres-fee-book.ts';
import { makePostgresPointsHolds } from '#server/programme/postgres/postgres-points-holds.ts';
import { makePostgresPublisherBooks } from '#server/programme/postgres/postgres-publisher-books.ts';
import { makePostgresWalletPayments } from '#server/programme/postgres/postgres-wallet-payments.ts';
import { makePostgresWallets } from '#server/programme/postgres/postgres-wallets.ts';
import { makePostgresWithdrawalBook } from '#server/programme/postgres/postgres-withdrawal-book.ts';
import { EndPointsHolds } from './end-points-holds.ts';
import { FollowEarnings } from './follow-earnings.ts';
import { endPointsHoldsTask } from './jobs/end-points-holds.ts';
import { followEarningsTask } from './jobs/follow-earnings.ts';
import { matureEarningsTask } from './jobs/mature-earnings.ts';
import { MatureEarnings } from './mature-earnings.ts';

export const programmeBindings = new ContainerModule((to) => {
  bindTo(to, Ledger, [NewId], makePostgresLedger);
  bindTo(to, EarningsBook, [Database], makePostgresEarningsBook);
  bindTo(to, PointsHolds, [Database], makePostgresPointsHolds);
  bindTo(to, WalletPayments, [Database], makePostgresWalletPayments);
  bindTo(to, PublisherBooks, [Database], makePostgresPublisherBooks);
  bindTo(to, Wallets, [Database], makePostgresWallets);
  bindTo(to, WithdrawalBook, [Database, Keyring], makePostgresWithdrawalBook);
  bindTo(to, FeeBook, [Database, Environment], (database, { withdrawalFee }) =>
    makePostgresFeeBook(database, { SALE: { basisPoints: 0, fixed: ZERO }, WITHDRAWAL: withdrawalFee }),
  );
  bindTo(
    to,
    WithdrawalFee,
    [FeeBook],
    (fees): WithdrawalFee =>
      async (at) =>
        feeAt(await fees.history('WITHDRAWAL'), at).terms,
  );
  bindTo(to, PeriodicTask, [FollowEarnings], followEarningsTask);
  bindTo(to, PeriodicTask, [MatureEarnings], matureEarningsTask);
  bindTo(to, PeriodicTask, [PointsHolds, EndPointsHolds, Clock], endPointsHoldsTask);
});
