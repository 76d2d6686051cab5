import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Instant, instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { CHECKOUT_TARGET, FIRST_RATE } from '#domain/waiting-room/admission-rate.ts';
import { REHEARSAL_LASTS } from '#domain/waiting-room/rehearsal.ts';
import type { Stage } from '#server/waiting-room/ports/rehearsal-stage.ts';
import { runRehearsal } from './run-rehearsal.ts';

function leapingTime() {
  let now: Instant = instant(1_790_000_000_000);
  let waiting: { readonly at: Instant; readonly wake: () => void }[] = [];
  return {
    clock: { now: () => now },
    pause: (ms: number) => new Promise<void>((wake) => waiting.push({ at: later(now, Math.max(0, ms)), wake })),
    async until<T>(work: Promise<T>): Promise<T> {
      let done = false;
      void work.finally(() => {
        done = true;
      });
      for (;;) {
        await nextTurn();
        if (done) return work;
        const next = Math.min(...waiting.map(({ at }) => at));
        const due = waiting.filter(({ at }) => at === next);
        waiting = waiting.filter(({ at }) => at !== next);
        now = instant(next);
        for (const { wake } of due) wake();
      }
    },
  };
}

/** Numerical Recipes' generator: the same numbers in every run. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ticket = { sectionEventId: 1, ticketTypeId: 'a', multipleOf: 1 };

function aDesk(
  places: number,
  answersAfter: (now: Instant) => number,
  time: { readonly now: () => Instant; readonly pause: (ms: number) => Promise<void> },
): Stage {
  let left = places;
  const submit = async (_eventId: number, stock: { readonly kind: string }): Promise<unknown> => {
    await time.pause(answersAfter(time.now()));
    if (stock.kind !== 'HOLD') return ok({ kind: 'CHECKOUT_BEGUN' });
    if (left === 0) return refused({ code: 'SOLD_OUT', remaining: 0 });
    left -= 1;
    return ok({ kind: 'HELD', lines: [{ reservationId: 'r', quantity: 1 }] });
  };
  return { desk: { submit: submit as Stage['desk']['submit'] }, tickets: [ticket], close: async () => undefined };
}

/** Serial service: faster arrivals wait longer. */
function oneAfterAnother(each: number): (now: Instant) => number {
  let freeAt = 0;
  return (now) => {
    freeAt = Math.max(freeAt, now) + each;
    return freeAt - now;
  };
}

async function play(buyers: number, places: number, answersAfter: (now: Instant) => number, seed = 1) {
  const { clock, pause, until } = leapingTime();
  const chance = chanceFrom(seed);
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    return String(ids);
  };
  const report = await until(
    runRehearsal({
      stage: aDesk(places, answersAfter, { now: clock.now, pause }),
      eventId: 1,
      buyers,
      clock,
      newId,
      chance,
      pause,
      mustStop: () => false,
    }),
  );
  if (report === null) throw new Error('It was broken off');
  return report;
}

describe('a rehearsed crowd', () => {
  it('is let in faster while checkout is fast, and slower once it is not', async () => {
    const fast = await play(500, 10_000, () => 20);
    const slow = await play(500, 10_000, () => 3 * CHECKOUT_TARGET);
    expect(fast.admittedPerMinute).toBeGreaterThan(FIRST_RATE * 60);
    expect(slow.admittedPerMinute).toBeLessThan((FIRST_RATE * 60) / 2);
    expect(slow.stillWaiting).toBeGreaterThan(fast.stillWaiting);
  });

  it('does not overload the desk: the rate falls before the queue grows', async () => {
    // Two commands of 50 ms per buyer: it can serve ten buyers a second.
    const loaded = await play(500, 10_000, oneAfterAnother(50));
    const tenTimesSlower = await play(500, 10_000, oneAfterAnother(500));
    expect(loaded.admittedPerMinute).toBeLessThanOrEqual(11 * 60);
    expect(loaded.p50).toBeLessThanOrEqual(SECOND);
    expect(tenTimesSlower.admittedPerMinute).toBeLessThan(loaded.admittedPerMinute / 2);
  });

  it('lets everyone in or keeps them waiting, sells nothing twice, and ends', async () => {
    for (const seed of [1, 2, 3]) {
      const report = await play(200, 30, () => 20, seed);
      expect(report).toMatchObject({ arrivals: 200, placesTaken: 30 });
      expect(report.admitted + report.stillWaiting).toBe(200);
      expect(report.longestWait).toBeLessThanOrEqual(REHEARSAL_LASTS + 10 * SECOND);
      expect(report.soldOutAfter).toBeLessThanOrEqual(MINUTE);
    }
  });
});
