import { ReturnMemory } from '#application/people/ports/return-memory.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** After this long the person has moved on. */
const OWED_FOR = 2 * MINUTE;

/** True once, shortly after signing in for this action. */
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
