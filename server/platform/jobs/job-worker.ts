import { later } from '#domain/kernel/instant.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { JobHandler, JobLane } from '#server/platform/ports/job-queue.ts';
import type { JobStore, LeasedJob } from '#server/platform/ports/job-store.ts';
import type { Log } from '#server/platform/ports/log.ts';
import type { Metrics } from '#server/platform/ports/metrics.ts';
import type { JobBell } from './job-bell.ts';
import { retryDelay } from './retry-delay.ts';
import { placesNow, restAfter } from './yield-to-sale.ts';

export type JobWorker = {
  readonly start: () => void;
  /** Takes no more jobs and waits for running ones; the rest run again after their lease, here or elsewhere. */
  readonly stop: (patienceMs: number) => Promise<void>;
};

export type JobWorkerParts = {
  readonly lane: JobLane;
  readonly places: number;
  readonly handlers: readonly JobHandler[];
  readonly store: JobStore;
  readonly bell: JobBell;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  /** A number from 0 to 1; spreads the nodes' polls and retries. */
  readonly jitter: () => number;
  /** Whether buyers wait on this node; given to lanes that yield to them. */
  readonly rush?: () => boolean;
};

const LOOK_EVERY_MS = 400;
const DEFAULT_LEASE_MS = 60_000;

/** Leased, retried with growing pauses, set aside after too many failures. */
export function makeJobWorker({
  lane,
  places,
  handlers,
  store,
  bell,
  clock,
  log,
  metrics,
  jitter,
  rush = () => false,
}: JobWorkerParts): JobWorker {
  const byTask = new Map(handlers.filter((handler) => handler.lane === lane).map((handler) => [handler.task, handler]));
  const leaseMs = Math.max(DEFAULT_LEASE_MS, ...[...byTask.values()].map((handler) => handler.leaseMs ?? 0));
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = true;
  // Stopping waits for the poll in progress, whose claimed jobs still run.
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let restsUntil = 0;

  const free = (): number => (performance.now() < restsUntil ? 0 : placesNow(places, rush()) - running.size);

  function rest(tookMs: number): void {
    const ms = restAfter(tookMs, rush());
    if (ms === 0) return;
    restsUntil = performance.now() + ms;
    setTimeout(() => void look(), ms + 1).unref();
  }

  async function run(job: LeasedJob): Promise<void> {
    const lease = { jobId: job.jobId, attempt: job.attempt };
    const facts = { job: job.jobId, task: job.task, attempt: job.attempt };
    const renewal = setInterval(() => {
      store.renew(lease, leaseMs).catch(() => undefined);
    }, leaseMs / 3).unref();
    const began = performance.now();
    try {
      const handler = byTask.get(job.task);
      if (handler === undefined) throw new Error(`No handler is bound for the task ${job.task}`);
      await handler.run({ jobId: job.jobId, attempt: job.attempt, payload: job.payload });
      if (!(await store.finish(lease))) log.warn('a job outlived its lease', facts);
      metrics.count('jobs_total', { lane, task: job.task, outcome: 'done' });
    } catch (error) {
      const dead = job.attempt >= job.maxAttempts;
      metrics.count('jobs_total', { lane, task: job.task, outcome: dead ? 'dead' : 'failed' });
      if (dead) log.error(error, 'a job failed for the last time and was set aside', facts);
      else
        log.warn('a job failed and will be tried again', {
          ...facts,
          because: error instanceof Error ? error.message : String(error),
        });
      const next = dead ? ('dead' as const) : { retryAt: later(clock.now(), retryDelay(job.attempt, jitter())) };
      // When the database is away the lease expires by itself.
      await store.fail(lease, error instanceof Error ? error.message : String(error), next).catch(() => undefined);
    } finally {
      clearInterval(renewal);
      const took = performance.now() - began;
      metrics.observe('job_seconds', took / 1_000, { lane, task: job.task });
      rest(took);
    }
  }

  function look(): Promise<void> {
    if (looking !== null) {
      lookAgain = true;
      return Promise.resolve();
    }
    looking = claimAndRun().finally(() => {
      looking = null;
      // The bell rang after the last claim.
      if (lookAgain && !stopped && free() > 0) void look();
    });
    return looking;
  }

  async function claimAndRun(): Promise<void> {
    try {
      do {
        lookAgain = false;
        const most = free();
        if (stopped || most <= 0) break;
        const jobs = await store.claim(lane, most, leaseMs);
        for (const job of jobs) {
          const done: Promise<void> = run(job).finally(() => {
            running.delete(done);
            void look();
          });
          running.add(done);
        }
        if (jobs.length === most) lookAgain = true;
      } while (lookAgain && free() > 0);
    } catch {
      // The database is away; the next poll retries.
    }
  }

  async function settled(): Promise<void> {
    await looking;
    while (running.size > 0) await Promise.all(running);
  }

  const tick = (): void => {
    if (stopped) return;
    timer = setTimeout(() => void look().then(tick), LOOK_EVERY_MS * (0.75 + jitter() / 2)).unref();
  };
  bell.onRing(lane, () => {
    if (!stopped) void look();
  });

  return {
    start: () => {
      stopped = false;
      void look();
      tick();
    },
    stop: async (patienceMs) => {
      stopped = true;
      clearTimeout(timer);
      const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
      await Promise.race([settled(), patience]);
    },
  };
}
