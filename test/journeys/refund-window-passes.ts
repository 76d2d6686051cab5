import { ZERO } from '#domain/kernel/money/dong.ts';
import { makePostgresLedger } from '#server/ledger/postgres/postgres-ledger.ts';
import { type DatabaseAddress, openDatabase } from '#server/platform/postgres/connection.ts';
import { systemClock } from '#server/platform/system/system-clock.ts';
import { makeUuidV7 } from '#server/platform/system/uuid-v7.ts';
import { MatureEarnings } from '#server/programme/mature-earnings.ts';
import { makePostgresEarningsBook } from '#server/programme/postgres/postgres-earnings-book.ts';
import { makePostgresFeeBook } from '#server/programme/postgres/postgres-fee-book.ts';
import type { Journey } from './journey.ts';
import type { OnSale } from './put-on-sale.ts';

const FREE = { basisPoints: 0, fixed: ZERO };

/** The event ended nine days ago, and the server's job that runs every ten minutes has run. */
export async function refundWindowPasses(journey: Journey, { eventId }: OnSale): Promise<void> {
  await journey.sql(
    `UPDATE event SET begin_at = now() - interval '10 days', end_at = now() - interval '9 days' WHERE event_id = $1`,
    [eventId],
  );
  const database = openDatabase(journey.database as DatabaseAddress, 2);
  const mature = MatureEarnings.make({
    book: makePostgresEarningsBook(database),
    fees: makePostgresFeeBook(database, { SALE: FREE, WITHDRAWAL: FREE }),
    ledger: makePostgresLedger(makeUuidV7(systemClock.now)),
    transact: database,
    clock: systemClock,
  });
  await mature();
  await database.close();
}
