import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { IntegrityBooks } from '#server/ledger/ports/integrity-books.ts';
import type { CheckIntegrity, IntegrityReport } from './check-integrity.ts';

const AT_ONCE = 20;

/** Checks the events that were not looked at for the longest time. Answers the reports of those that do not add up. */
export type WatchIntegrity = () => Promise<readonly IntegrityReport[]>;
export const WatchIntegrity: Token<WatchIntegrity> = token<WatchIntegrity>('WatchIntegrity');

export const makeWatchIntegrity =
  (deps: { readonly books: IntegrityBooks; readonly check: CheckIntegrity }): WatchIntegrity =>
  async () => {
    const faulty: IntegrityReport[] = [];
    for (const eventId of await deps.books.toCheck(AT_ONCE)) {
      const report = await deps.check(eventId);
      if (!report.healthy) faulty.push(report);
    }
    return faulty;
  };
