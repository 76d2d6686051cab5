import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** From `start` to before `end`, so that adjacent periods do not overlap. */
export type ReportPeriod = { readonly start: Instant; readonly end: Instant };

export type PeriodRefusal = 'START_AND_END_REQUIRED' | 'END_NOT_AFTER_START';

/** The chosen period of a report; both ends are required. [S5-45] */
export function reportPeriod(start: Instant | null, end: Instant | null): Result<ReportPeriod, PeriodRefusal> {
  if (start === null || end === null) return refused('START_AND_END_REQUIRED');
  return start < end ? ok({ start, end }) : refused('END_NOT_AFTER_START');
}

/** Rows whose session begins in the period, whenever they were created. [S5-46] */
export const inPeriod = <Row extends { readonly sessionBeginAt: Instant }>(
  rows: readonly Row[],
  period: ReportPeriod,
): Row[] => rows.filter((row) => row.sessionBeginAt >= period.start && row.sessionBeginAt < period.end);
