import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { makeJobBell } from '#server/platform/jobs/job-bell.ts';
import { makeJobWorker } from '#server/platform/jobs/job-worker.ts';
import type { JobHandler, NewJob } from '#server/platform/ports/job-queue.ts';
import { makePostgresJobQueue } from '#server/platform/postgres/postgres-job-queue.ts';
import { makePostgresJobStore } from '#server/platform/postgres/postgres-job-store.ts';
import { makePostgresPeriodicClaims } from '#server/platform/postgres/postgres-periodic-claims.ts';
import { makePrometheusMetrics } from '#server/platform/system/prometheus-metrics.ts';
import { testDatabase } from './test-database.ts';

const { database, transaction, pool, clock, db } = await testDatabase();
const store = makePostgresJobStore(database);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const enqueue = (...jobs: NewJob[]) => transaction((tx) => makePostgresJobQueue(makeJobBell()).enqueue(tx, jobs));
const clean = () => db.deleteFrom('job').execute();
const worker = (handlers: JobHandler[], bell = makeJobBell(), places = 2) =>
  makeJobWorker({
    lane: 'money',
    places,
    handlers,
    store,
    bell,
    clock,
    log: silent,
    metrics: makePrometheusMetrics(),
    jitter: () => 0,
  });

describe('a job', () => {
  it('exists only when its transaction commits', async () => {
    await clean();
    await transaction(async (tx) => {
      await makePostgresJobQueue(makeJobBell()).enqueue(tx, [{ lane: 'money', task: 'lost', payload: {} }]);
      throw new Error('undone');
    }).catch(() => undefined);
    expect(await store.claim('money', 10, 1_000)).toEqual([]);
  });

  it('is added once while one with its key waits', async () => {
    await clean();
    const job: NewJob = { lane: 'money', task: 'expire', payload: { id: 1 }, uniqueKey: 'expire:1' };
    await enqueue(job, job);
    await enqueue(job);
    expect(
      (await store.claim('money', 10, 1_000)).map(({ task, payload, attempt }) => ({ task, payload, attempt })),
    ).toEqual([{ task: 'expire', payload: { id: 1 }, attempt: 1 }]);
  });

  it('is leased to one of many workers, and not before its time', async () => {
    await clean();
    await enqueue(
      ...Array.from({ length: 40 }, (_, id): NewJob => ({ lane: 'money', task: 'one', payload: id })),
      { lane: 'money', task: 'later', payload: 0, runAt: later(clock.now(), 60_000) },
      { lane: 'bulk', task: 'other lane', payload: 0 },
    );
    const claimed = (await Promise.all(Array.from({ length: 8 }, () => store.claim('money', 10, 60_000)))).flat();
    expect(claimed.map(({ payload }) => payload).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 40 }, (_, id) => id),
    );
  });

  it('runs again when its worker dies, and ignores the dead worker’s late answer', async () => {
    await clean();
    await enqueue({ lane: 'money', task: 'fenced', payload: {} });
    const [first] = await store.claim('money', 1, 0);
    const [second] = await store.claim('money', 1, 60_000);
    expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
    if (first === undefined || second === undefined) return;
    expect([
      await store.finish(first),
      await store.renew(first, 1_000),
      await store.fail(first, 'late', 'dead'),
      await store.finish(second),
    ]).toEqual([false, false, false, true]);
  });

  it('is set aside when its last attempt was never answered', async () => {
    await clean();
    await enqueue({ lane: 'money', task: 'killed', payload: {}, maxAttempts: 1 });
    await store.claim('money', 1, 0);
    expect([await store.claim('money', 1, 0), await store.buryLost()]).toEqual([[], 1]);
    expect(await store.counts()).toEqual([{ lane: 'money', waiting: 0, dead: 1, oldestDueMs: 0 }]);
  });
});

describe('a worker', () => {
  it('runs due jobs, wakes at the bell, and finishes its jobs before it stops', async () => {
    await clean();
    const bell = makeJobBell();
    const done: unknown[] = [];
    const run: JobHandler['run'] = async ({ payload }) => {
      await sleep(30);
      done.push(payload);
    };
    const running = worker([{ task: 'note', lane: 'money', run }], bell);
    running.start();
    await sleep(20);
    await enqueue(...[1, 2, 3, 4, 5].map((payload): NewJob => ({ lane: 'money', task: 'note', payload })));
    bell.ring('money');
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(2), { timeout: 15_000, interval: 5 });
    await running.stop(5_000);
    const left = await store.counts();
    expect(done.length + (left[0]?.waiting ?? 0)).toBe(5);
  });

  it('retries a failed job with growing pauses, and sets it aside after the last attempt', async () => {
    await clean();
    let tries = 0;
    await enqueue({ lane: 'money', task: 'fails', payload: {}, maxAttempts: 2 });
    const handler: JobHandler = {
      task: 'fails',
      lane: 'money',
      run: () => Promise.reject(new Error(`mail server away, try ${++tries}`)),
    };
    const running = worker([handler]);
    const before = clock.now();
    running.start();
    await vi.waitFor(
      async () =>
        expect((await db.selectFrom('job').select('last_error').execute())[0]?.last_error).toBe(
          'mail server away, try 1',
        ),
      {
        timeout: 15_000,
      },
    );
    const [waiting] = await db.selectFrom('job').select(['run_at', 'attempts']).execute();
    expect(waiting?.attempts).toBe(1);
    expect(waiting?.run_at).toBeGreaterThanOrEqual(before + 2_000);
    expect(waiting?.run_at).toBeLessThanOrEqual(clock.now() + 2_000);
    await pool.query('UPDATE job SET run_at = now()');
    await vi.waitFor(
      async () => expect((await db.selectFrom('job').select('dead_at').execute())[0]?.dead_at).not.toBeNull(),
      { timeout: 15_000 },
    );
    await running.stop(1_000);
    expect((await db.selectFrom('job').select(['last_error', 'attempts']).execute())[0]).toEqual({
      last_error: 'mail server away, try 2',
      attempts: 2,
    });
  });

  it('keeps a job of an unknown task, with the reason', async () => {
    await clean();
    await enqueue({ lane: 'money', task: 'unheard-of', payload: {} });
    const running = worker([]);
    running.start();
    await vi.waitFor(
      async () =>
        expect((await db.selectFrom('job').select('last_error').execute())[0]?.last_error).toMatch(/No handler/),
      {
        timeout: 15_000,
      },
    );
    await running.stop(1_000);
  });
});

it('runs a periodic task once per period, however many nodes ask', async () => {
  const turns = makePostgresPeriodicClaims(database);
  const taken = await Promise.all(Array.from({ length: 6 }, () => turns.claim('sweep', 60_000)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  await pool.query("UPDATE periodic_task SET next_at = next_at - interval '1 minute' WHERE name = 'sweep'");
  expect(await turns.claim('sweep', 60_000)).toBe(true);
});
