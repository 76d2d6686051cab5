import type { JobBell } from '#server/platform/jobs/job-bell.ts';
import { makeJobWorker } from '#server/platform/jobs/job-worker.ts';
import { makePeriodicRunner } from '#server/platform/jobs/periodic-runner.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { JobHandler, type JobLane, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { JobStore, PeriodicClaims } from '#server/platform/ports/job-store.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { SaleRush } from '#server/sale/sale-rush.ts';
import type { Composition } from './container.ts';

// Jobs at once on one node, by lane; bulk yields to what people wait for.
const PLACES: Readonly<Record<JobLane, number>> = { 'sign-in': 4, money: 2, tickets: 2, bulk: 1 };
/** Yield to buyers during a rush: the page already shows what was bought. */
const YIELDING: ReadonlySet<JobLane> = new Set(['tickets', 'bulk'] as const);
const LANES = Object.keys(PLACES) as readonly JobLane[];

export type RunningJobs = { readonly stop: (patienceMs: number) => Promise<void> };

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
      if (buried > 0)
        log.error(new Error(`${buried} jobs`), 'jobs lost their node in the last attempt and were set aside');
    },
  };
  const periodic = makePeriodicRunner([...all(PeriodicTask), lostJobs], use(PeriodicClaims), log);
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
