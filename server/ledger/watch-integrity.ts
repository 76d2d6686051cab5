import { defineUseCase } from '#domain/kernel/use-case.ts';
import { IntegrityBooks } from '#server/ledger/ports/integrity-books.ts';
import { CheckIntegrity, type IntegrityReport } from './check-integrity.ts';

const AT_ONCE = 20;

export type WatchIntegrity = () => Promise<readonly IntegrityReport[]>;

export const WatchIntegrity = defineUseCase(
  'WatchIntegrity',
  { books: IntegrityBooks, check: CheckIntegrity },
  (deps): WatchIntegrity =>
    async () => {
      const faulty: IntegrityReport[] = [];
      for (const eventId of await deps.books.toCheck(AT_ONCE)) {
        const report = await deps.check(eventId);
        if (!report.healthy) faulty.push(report);
      }
      return faulty;
    },
);
