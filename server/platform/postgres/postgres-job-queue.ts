import type { JobLane, JobQueue, NewJob } from '#server/platform/ports/job-queue.ts';
import { inPostgres } from './postgres-tx.ts';

const ENQUEUE = `
  INSERT INTO job (lane, task, payload, run_at, unique_key, max_attempts)
  SELECT x.lane, x.task, x.payload, coalesce(x.run_at, now()), x.unique_key, coalesce(x.max_attempts, 12)
  FROM unnest($1::text[], $2::text[], $3::jsonb[], $4::timestamptz[], $5::text[],
    $6::int[]) WITH ORDINALITY AS x(lane, task, payload, run_at, unique_key, max_attempts, n)
  ORDER BY x.n
  ON CONFLICT (unique_key) DO NOTHING`;

const columns = (jobs: readonly NewJob[]): unknown[] => [
  jobs.map((job) => job.lane),
  jobs.map((job) => job.task),
  jobs.map((job) => JSON.stringify(job.payload ?? null)),
  jobs.map((job) => (job.runAt === undefined ? null : new Date(job.runAt))),
  jobs.map((job) => job.uniqueKey ?? null),
  jobs.map((job) => job.maxAttempts ?? null),
];

export function makePostgresJobQueue(bell: { readonly ring: (lane: JobLane) => void }): JobQueue {
  return {
    enqueue: async (tx, jobs) => {
      if (jobs.length > 0) await inPostgres(tx).client.query(ENQUEUE, columns(jobs));
    },
    wake: (lane) => bell.ring(lane),
  };
}
