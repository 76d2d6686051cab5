import { type Instant, SECOND } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

/** Buyers on this node are queueing, so that background work should wait. */
export type SaleRush = {
  readonly answered: (waitedMs: number, now: Instant) => void;
  readonly isOn: (now: Instant) => boolean;
};

/** A single buyer's batch takes a few ms; a longer wait means a queue. */
const WAITED_MS = 25;
/** Within a second. */
const MANY = 20;

export const SaleRush = defineUseCase('SaleRush', {}, (): SaleRush => {
  let second = 0;
  let [before, running] = [0, 0];
  const turn = (now: Instant): void => {
    const current = Math.floor(now / SECOND);
    if (current === second) return;
    before = current === second + 1 ? running : 0;
    running = 0;
    second = current;
  };
  return {
    answered: (waitedMs, now) => {
      turn(now);
      if (waitedMs > WAITED_MS) running += 1;
    },
    isOn: (now) => {
      turn(now);
      return before >= MANY || running >= MANY;
    },
  };
});

/** The same desk, measured. */
export function watchRush<Desk extends ReservationDesk>(desk: Desk, rush: SaleRush, clock: Clock): Desk {
  const submit: ReservationDesk['submit'] = (eventId, stock, details) => {
    const began = clock.now();
    const answer = desk.submit(eventId, stock, details);
    const answered = (): void => {
      const now = clock.now();
      rush.answered(now - began, now);
    };
    answer.then(answered, answered);
    return answer;
  };
  return { ...desk, submit };
}
