import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobStore } from '#server/platform/ports/job-store.ts';
import { NOW } from '#test/builders/moments.ts';
import { makeJobBell } from './job-bell.ts';
import { makeJobWorker } from './job-worker.ts';

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

const nothing = () => undefined;
const MAIL_MS = 20;

function mailLane(rush: () => boolean) {
  const asked: number[] = [];
  let waiting = 100;
  const store: JobStore = {
    claim: async (_lane, limit) => {
      asked.push(limit);
      const taken = Math.min(limit, waiting);
      waiting -= taken;
      return Array.from({ length: taken }, (_, index) => ({
        jobId: waiting + index,
        task: 'mail',
        payload: null,
        attempt: 1,
        maxAttempts: 3,
      }));
    },
    renew: async () => true,
    finish: async () => true,
    fail: async () => true,
    buryLost: async () => 0,
    counts: async () => [],
  };
  let sent = 0;
  const run = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, MAIL_MS));
    sent += 1;
  };
  const worker = makeJobWorker({
    lane: 'tickets',
    places: 2,
    handlers: [{ task: 'mail', lane: 'tickets', run }],
    store,
    bell: makeJobBell(),
    clock: { now: () => NOW },
    log: { info: nothing, warn: nothing, error: nothing },
    metrics: { count: nothing, observe: nothing, gauge: nothing },
    jitter: () => 0,
    rush,
  });
  return { worker, asked, sent: () => sent };
}

async function passed(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 5) {
    await vi.advanceTimersByTimeAsync(5);
    await sleep(0);
  }
}

describe('mail', () => {
  it('is sent two at a time while no buyer waits', async () => {
    const lane = mailLane(() => false);
    lane.worker.start();
    await passed(400);
    expect(lane.asked[0]).toBe(2);
    expect(lane.sent()).toBeGreaterThanOrEqual(2 * (400 / MAIL_MS) - 8);
  });

  it('is sent one at a time for a tenth of the time during a rush', async () => {
    const lane = mailLane(() => true);
    lane.worker.start();
    await passed(2_000);
    expect(Math.max(...lane.asked)).toBe(1);
    expect(lane.sent()).toBeGreaterThanOrEqual(7);
    expect(lane.sent()).toBeLessThanOrEqual(2_000 / (10 * MAIL_MS));
  });

  it('is sent as before once the rush is over', async () => {
    let rush = true;
    const lane = mailLane(() => rush);
    lane.worker.start();
    await passed(1_000);
    const during = lane.sent();
    rush = false;
    await passed(1_000);
    expect(lane.sent() - during).toBeGreaterThan(5 * during);
  });
});
