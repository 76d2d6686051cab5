import { ContainerModule } from 'inversify';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { makePostgresLedger } from '#server/ledger/postgres/postgres-ledger.ts';
import { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { EarningsBook } from '#server/programme/ports/earnings-book.ts';
import { makePostgresEarningsBook } from '#server/programme/postgres/postgres-earnings-book.ts';
import { FollowEarnings } from './follow-earnings.ts';
import { followEarningsTask } from './jobs/follow-earnings.ts';
import { matureEarningsTask } from './jobs/mature-earnings.ts';
import { MatureEarnings } from './mature-earnings.ts';

export const programmeBindings = new ContainerModule((to) => {
  bindTo(to, Ledger, [NewId], makePostgresLedger);
  bindTo(to, EarningsBook, [Database], makePostgresEarningsBook);
  bindTo(to, PeriodicTask, [FollowEarnings], followEarningsTask);
  bindTo(to, PeriodicTask, [MatureEarnings], matureEarningsTask);
});
