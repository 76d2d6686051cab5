import type { Instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { RATE_EVERY, type SeenCheckouts } from '#domain/waiting-room/admission-rate.ts';

export type CheckoutLoad = {
  /** Records a checkout. `ms`: how long it took; 'TURNED_AWAY': the queue was full. */
  readonly record: (ms: number | 'TURNED_AWAY', now: Instant) => void;
  readonly measure: (now: Instant) => Omit<SeenCheckouts, 'usedUp'>;
  readonly recentCount: (now: Instant) => number;
};

type Window = { readonly from: number; readonly waits: number[]; beats: number; turnedAway: boolean };

const MOST_WAITS = 2_000;
/** The 99th percentile. */
const ONE_IN = 100;

const opened = (from: number): Window => ({ from, waits: [], beats: 0, turnedAway: false });

/** Keeps the current window and the previous one. */
export const CheckoutLoad = defineUseCase('CheckoutLoad', {}, (): CheckoutLoad => {
  let before = opened(0);
  let running = opened(0);

  const turn = (now: number): void => {
    if (now - running.from < RATE_EVERY) return;
    before = now - running.from < 2 * RATE_EVERY ? running : opened(now);
    running = opened(now);
  };

  return {
    recentCount: (now) => {
      turn(now);
      return before.beats + running.beats;
    },
    record: (ms, now) => {
      turn(now);
      if (ms === 'TURNED_AWAY') {
        running.turnedAway = true;
        return;
      }
      // Beyond this many the newest replace the oldest.
      running.waits[running.beats % MOST_WAITS] = ms;
      running.beats += 1;
    },
    measure: (now) => {
      turn(now);
      const waits = [...before.waits, ...running.waits].toSorted((one, other) => one - other);
      const beyond = Math.floor(waits.length / ONE_IN);
      return { p99: waits.at(-1 - beyond) ?? null, turnedAway: before.turnedAway || running.turnedAway };
    },
  };
});
