import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { BookFault } from '#domain/ledger/book-fault.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';

export type IntegrityReportRow = {
  readonly eventId: number;
  readonly eventName: string;
  readonly faults: readonly BookFault[];
  /** Null: not checked yet. */
  readonly checkedAt: Instant | null;
};

/** What the integrity check last found, event by event. */
export type IntegrityReports = {
  /** Newest event first. */
  readonly list: (faultyOnly: boolean, page: PageRequest) => Promise<Page<IntegrityReportRow>>;
  /** Exact to 10,000; null beyond. */
  readonly count: (faultyOnly: boolean) => Promise<number | null>;
  /** Null: no event was checked yet. */
  readonly lastCheckedAt: () => Promise<Instant | null>;
};

export const IntegrityReports: Token<IntegrityReports> = token<IntegrityReports>('IntegrityReports');
