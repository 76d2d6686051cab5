import { ReturnMemory } from '#application/people/ports/return-memory.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Who comes back and looks at something else first does not want it any more. */
const OWED_FOR = 2 * MINUTE;

/** Whether this act is what somebody set out to sign in for and comes back to: true once, and soon after. */
export type TakePendingAction = (act: string) => boolean;

export const TakePendingAction = defineUseCase(
  'TakePendingAction',
  { returns: ReturnMemory, clock: Clock },
  ({ returns, clock }): TakePendingAction =>
    (act) => {
      const due = returns.owed();
      if (due?.act !== act) return false;
      returns.settle();
      return clock.now() < later(due.since, OWED_FOR);
    },
);
