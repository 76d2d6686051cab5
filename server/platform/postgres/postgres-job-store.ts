import type { JobCounts, JobStore, LeasedJob } from '#server/platform/ports/job-store.ts';
import type { Database } from './connection.ts';

// The claim is the lease: the job of a dead worker becomes due again.
const CLAIM = `
  WITH due AS (
    SELECT id FROM job WHERE lane = $1 AND run_at <= now() AND dead_at IS NULL AND attempts < max_attempts
    ORDER BY run_at, id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
  UPDATE job j SET run_at = now() + $3 * interval '1 millisecond', attempts = attempts + 1
  FROM due WHERE j.id = due.id
  RETURNING j.id AS "jobId", j.task, j.payload, j.attempts AS attempt, j.max_attempts AS "maxAttempts"`;
const RENEW = `UPDATE job SET run_at = now() + $3 * interval '1 millisecond' WHERE id = $1 AND attempts = $2
  AND dead_at IS NULL`;
const FINISH = 'DELETE FROM job WHERE id = $1 AND attempts = $2 AND dead_at IS NULL';
const RETRY = 'UPDATE job SET run_at = $3, last_error = $4 WHERE id = $1 AND attempts = $2 AND dead_at IS NULL';
/** A page's cursor keeps milliseconds. */
const NOW = `date_trunc('milliseconds', now())`;
const BURY = `UPDATE job SET dead_at = ${NOW}, last_error = $3
  WHERE id = $1 AND attempts = $2 AND dead_at IS NULL`;
const BURY_LOST = `
  UPDATE job SET dead_at = ${NOW},
    last_error = coalesce(last_error || '; ', '') || 'its last attempt was never answered'
  WHERE dead_at IS NULL AND attempts >= max_attempts AND run_at <= now()`;
const COUNTS = `
  SELECT lane, count(*) FILTER (WHERE dead_at IS NULL)::int AS waiting,
    count(*) FILTER (WHERE dead_at IS NOT NULL)::int AS dead,
    coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE dead_at IS NULL
      AND run_at <= now())) * 1000, 0)::float8 AS "oldestDueMs"
  FROM job GROUP BY lane`;

const LONGEST_REASON = 2_000;

export function makePostgresJobStore({ pool }: Pick<Database, 'pool'>): JobStore {
  const one = async (text: string, values: unknown[]): Promise<boolean> =>
    (await pool.query(text, values)).rowCount === 1;
  return {
    claim: async (lane, limit, leaseMs) => (await pool.query<LeasedJob>(CLAIM, [lane, limit, leaseMs])).rows,
    renew: ({ jobId, attempt }, leaseMs) => one(RENEW, [jobId, attempt, leaseMs]),
    finish: ({ jobId, attempt }) => one(FINISH, [jobId, attempt]),
    fail: ({ jobId, attempt }, because, next) => {
      const reason = because.slice(0, LONGEST_REASON);
      return next === 'dead'
        ? one(BURY, [jobId, attempt, reason])
        : one(RETRY, [jobId, attempt, new Date(next.retryAt), reason]);
    },
    buryLost: async () => (await pool.query(BURY_LOST)).rowCount ?? 0,
    counts: async () => (await pool.query<JobCounts>(COUNTS)).rows,
  };
}
