import type { Instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { BookFault } from '#domain/ledger/book-fault.ts';
import { IntegrityBooks } from '#server/ledger/ports/integrity-books.ts';
import { Clock } from '#server/platform/ports/clock.ts';

export type IntegrityReport = {
  readonly eventId: number;
  readonly healthy: boolean;
  readonly faults: readonly BookFault[];
  readonly checkedAt: Instant;
};

export type CheckIntegrity = (eventId: number) => Promise<IntegrityReport>;

export const CheckIntegrity = defineUseCase(
  'CheckIntegrity',
  { books: IntegrityBooks, clock: Clock },
  (deps): CheckIntegrity =>
    async (eventId) => {
      const faults = await deps.books.faults(eventId);
      const checkedAt = deps.clock.now();
      await deps.books.remember(eventId, faults, checkedAt);
      return { eventId, healthy: faults.length === 0, faults, checkedAt };
    },
);
