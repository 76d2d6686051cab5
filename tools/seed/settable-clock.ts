import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { Clock } from '#server/platform/ports/clock.ts';

/** Yesterday's orders are dated yesterday. */
export function settableClock(start: number): Clock & { set(ms: number): void } {
  let now: Instant = instant(start);
  return {
    now: () => now,
    set: (ms) => {
      now = instant(ms);
    },
  };
}
