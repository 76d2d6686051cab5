import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type IntegrityReport = {
  readonly eventId: number;
  readonly eventName: string;
  /** Null: not checked yet. */
  readonly checkedAt: Instant | null;
  readonly faults: readonly { readonly sentence: string; readonly subject: string }[];
};

export type IntegrityPage = Page<IntegrityReport> & {
  /** Null: too many to count. */
  readonly numberFaulty: number | null;
  readonly lastCheckedAt: Instant | null;
};

export type IntegrityReports = (faultyOnly: boolean, at: PageAt) => Promise<Result<IntegrityPage, Refusal>>;

export const IntegrityReports: Token<IntegrityReports> = token<IntegrityReports>('IntegrityReports');
