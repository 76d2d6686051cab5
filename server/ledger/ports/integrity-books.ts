import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { BookFault } from '#domain/ledger/book-fault.ts';

/** Counts an event's rows against each other in one snapshot. */
export type IntegrityBooks = {
  readonly faults: (eventId: number) => Promise<readonly BookFault[]>;
  /** Events with sales, the longest unchecked first. */
  readonly toCheck: (limit: number) => Promise<readonly number[]>;
  readonly remember: (eventId: number, faults: readonly BookFault[], at: number) => Promise<void>;
};

export const IntegrityBooks: Token<IntegrityBooks> = token<IntegrityBooks>('IntegrityBooks');
