import { ContainerModule } from 'inversify';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { makePostgresLedger } from '#server/ledger/postgres/postgres-ledger.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { EarningsBook } from '#server/programme/ports/earnings-book.ts';
import { Wallets } from '#server/programme/ports/wallets.ts';
import { WithdrawalBook, WithdrawalFee } from '#server/programme/ports/withdrawal-book.ts';
import { makePostgresEarningsBook } from '#server/programme/postgres/postgres-earnings-book.ts';
import { makePostgresWallets } from '#server/programme/postgres/postgres-wallets.ts';
import { makePostgresWithdrawalBook } from '#server/programme/postgres/postgres-withdrawal-book.ts';
import { FollowEarnings } from './follow-earnings.ts';
import { followEarningsTask } from './jobs/follow-earnings.ts';
import { matureEarningsTask } from './jobs/mature-earnings.ts';
import { MatureEarnings } from './mature-earnings.ts';

export const programmeBindings = new ContainerModule((to) => {
  bindTo(to, Ledger, [NewId], makePostgresLedger);
  bindTo(to, EarningsBook, [Database], makePostgresEarningsBook);
  bindTo(to, Wallets, [Database], makePostgresWallets);
  bindTo(to, WithdrawalBook, [Database, Keyring], makePostgresWithdrawalBook);
  bindTo(to, WithdrawalFee, [Environment], ({ withdrawalFee }) => withdrawalFee);
  bindTo(to, PeriodicTask, [FollowEarnings], followEarningsTask);
  bindTo(to, PeriodicTask, [MatureEarnings], matureEarningsTask);
});
