import { SaleRush } from '#server/application/checkout/sale-rush.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { JobHandler, type JobLane, PeriodicTask } from '#server/application/ports/job-queue.ts';
import { JobStore, PeriodicTurns } from '#server/application/ports/job-store.ts';
import { Log } from '#server/application/ports/log.ts';
import { Metrics } from '#server/application/ports/metrics.ts';
import type { JobBell } from '#server/jobs/job-bell.ts';
import { makeJobWorker } from '#server/jobs/job-worker.ts';
import { makePeriodicRunner } from '#server/jobs/periodic-runner.ts';
import type { Composition } from './container.ts';

// Jobs that run at once on one node, by lane; bulk yields to what people wait for.
const PLACES: Readonly<Record<JobLane, number>> = { 'sign-in': 4, money: 2, tickets: 2, bulk: 1 };
/** Nobody stands before these while a sale runs: the page shows what was bought. */
const YIELDING: ReadonlySet<JobLane> = new Set(['tickets', 'bulk'] as const);
const LANES = Object.keys(PLACES) as readonly JobLane[];

export type RunningJobs = { readonly stop: (patienceMs: number) => Promise<void> };

/** Starts this node's workers and periodic tasks. */
export function startJobs({ use, all }: Composition, bell: JobBell): RunningJobs {
  const store = use(JobStore);
  const log = use(Log);
  const metrics = use(Metrics);
  const handlers = all(JobHandler);
  const twice = handlers.map((handler) => handler.task).filter((task, index, tasks) => tasks.indexOf(task) !== index);
  if (twice.length > 0) throw new Error(`Two handlers are bound for ${twice.join(', ')}`);

  const clock = use(Clock);
  const rush = (): boolean => use(SaleRush).isOn(clock.now());
  const parts = { handlers, store, bell, clock, log, metrics, jitter: Math.random };
  const workers = LANES.map((lane) =>
    makeJobWorker({ ...parts, lane, places: PLACES[lane], ...(YIELDING.has(lane) ? { rush } : {}) }),
  );
  const lostJobs: PeriodicTask = {
    name: 'bury-lost-jobs',
    everyMs: 60_000,
    run: async () => {
      const buried = await store.buryLost();
      if (buried > 0) log.error(new Error(`${buried} jobs`), 'jobs died in their last attempt and were set aside');
    },
  };
  const periodic = makePeriodicRunner([...all(PeriodicTask), lostJobs], use(PeriodicTurns), log);
  for (const lane of LANES) {
    const count = (pick: 'waiting' | 'dead') => async () =>
      (await store.counts()).find((counts) => counts.lane === lane)?.[pick] ?? 0;
    metrics.gauge('jobs_waiting', count('waiting'), { lane });
    metrics.gauge('jobs_dead', count('dead'), { lane });
  }
  for (const worker of workers) worker.start();
  periodic.start();
  return {
    stop: async (patienceMs) => {
      await Promise.all([periodic.stop(), ...workers.map((worker) => worker.stop(patienceMs))]);
    },
  };
}
