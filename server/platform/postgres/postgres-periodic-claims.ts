import type { PeriodicClaims } from '#server/platform/ports/job-store.ts';
import type { Database } from './connection.ts';

const TAKE = `
  INSERT INTO periodic_task AS p (name, next_at) VALUES ($1, now() + $2 * interval '1 millisecond')
  ON CONFLICT (name) DO UPDATE SET next_at = EXCLUDED.next_at WHERE p.next_at <= now()`;

/** One row per task: the node that moves its time forward has claimed it. */
export function makePostgresPeriodicClaims({ pool }: Pick<Database, 'pool'>): PeriodicClaims {
  // A little under the period, so that a node's own timer is never just too early.
  return { claim: async (name, everyMs) => (await pool.query(TAKE, [name, everyMs * 0.9])).rowCount === 1 };
}
