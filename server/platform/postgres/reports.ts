import { token } from '#domain/kernel/token.ts';
import type { Metrics } from '#server/platform/ports/metrics.ts';
import type { Database } from './connection.ts';
import { postgresOutage } from './postgres-outage.ts';
import type { PostgresTx } from './postgres-tx.ts';

/** Where lists and reports are read: slightly stale data, off the sale's path. Decisions never read from here. */
export type Reports = {
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<{ readonly rows: Row[] }>;
  /** Several reads of one snapshot; may be run again elsewhere. */
  readonly transaction: <T>(read: (tx: PostgresTx) => Promise<T>) => Promise<T>;
};
export const Reports = token<Reports>('Reports');

const LOOKED_AT_EVERY_MS = 2_000;
const MOST_BEHIND_SECONDS = 10;
// Without a WAL receiver a replica cannot know that it is behind.
const BEHIND = `SELECT CASE WHEN NOT pg_is_in_recovery() THEN 0 WHEN NOT EXISTS (SELECT FROM pg_stat_wal_receiver)
  THEN NULL
  WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0 ELSE extract(epoch
    FROM now() - pg_last_xact_replay_timestamp())::float8 END AS seconds`;
// The replica cancels a read whose rows the primary has removed.
const TAKEN_BACK = '40001';

const isNotNow = (error: unknown): boolean =>
  postgresOutage.recognises(error) || (error instanceof Error && 'code' in error && error.code === TAKEN_BACK);

const reportsOf = ({ pool, transaction }: Pick<Database, 'pool' | 'transaction'>): Reports => ({
  query: (text, values = []) => pool.query(text, [...values]),
  transaction,
});

/** The replica while it answers and is at most ten seconds behind, else the database. */
export function makeReports(
  database: Database,
  replica: Database | undefined,
  metrics: Metrics,
  clock: () => number,
): Reports {
  const own = reportsOf(database);
  if (replica === undefined) return own;
  const there = reportsOf(replica);
  let looked: Promise<boolean> | undefined;
  let until = 0;

  const look = async (): Promise<boolean> => {
    try {
      const { rows } = await there.query<{ readonly seconds: number | null }>(BEHIND);
      const behind = rows[0]?.seconds ?? null;
      return behind !== null && behind <= MOST_BEHIND_SECONDS;
    } catch {
      return false;
    }
  };
  const isFresh = (): Promise<boolean> => {
    if (looked === undefined || clock() >= until) {
      looked = look();
      until = clock() + LOOKED_AT_EVERY_MS;
    }
    return looked;
  };
  async function read<T>(from: (reports: Reports) => Promise<T>): Promise<T> {
    if (await isFresh()) {
      try {
        const answer = await from(there);
        metrics.count('report_reads_total', { from: 'replica' });
        return answer;
      } catch (error) {
        if (!isNotNow(error)) throw error;
      }
    }
    metrics.count('report_reads_total', { from: 'database' });
    return from(own);
  }
  return {
    query: (text, values) => read((reports) => reports.query(text, values)),
    transaction: (work) => read((reports) => reports.transaction(work)),
  };
}
