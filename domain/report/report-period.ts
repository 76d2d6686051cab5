import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** From `start`, up to and not including `end`, so that adjoining periods share nothing. */
export type ReportPeriod = { readonly start: Instant; readonly end: Instant };

export type PeriodRefusal = 'START_AND_END_REQUIRED' | 'END_NOT_AFTER_START';

/** The period of a report as it was picked; null where nothing was. Both ends are required. [S5-45] */
export function reportPeriod(start: Instant | null, end: Instant | null): Result<ReportPeriod, PeriodRefusal> {
  if (start === null || end === null) return refused('START_AND_END_REQUIRED');
  return start < end ? ok({ start, end }) : refused('END_NOT_AFTER_START');
}

/**
 * What of a report's rows belongs to the period: those whose session begins in it, whenever they were created. [S5-46]
 */
export const inPeriod = <Row extends { readonly sessionBeginAt: Instant }>(
  rows: readonly Row[],
  period: ReportPeriod,
): Row[] => rows.filter((row) => row.sessionBeginAt >= period.start && row.sessionBeginAt < period.end);
