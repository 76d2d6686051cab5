import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { type Instant, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { addDays } from '#domain/time/shift-days.ts';

export const SERIES_MAX = 60;

/** Repeats every `everyDays` days, `count` times in all, in local time of `timezone`. */
export type Series = {
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly everyDays: number;
  readonly count: number;
  readonly timezone: string;
};

/** The sessions of a series. Each starts at the same local time and lasts as long as the first. [S3] [design] */
export function sessionSeries(
  series: Series,
): Result<readonly { readonly beginAt: Instant; readonly endAt: Instant }[], SeriesRefusal> {
  const { beginAt, endAt, everyDays, count, timezone } = series;
  if (!isWhole(count, 1)) return refused({ field: 'count', problem: { kind: 'TOO_SMALL', min: 1 } });
  if (count > SERIES_MAX) return refused({ field: 'count', problem: { kind: 'TOO_LARGE', max: SERIES_MAX } });
  if (!isWhole(everyDays, 1)) return refused({ field: 'every_days', problem: { kind: 'TOO_SMALL', min: 1 } });
  const begins = Array.from({ length: count }, (_none, at) => addDays(beginAt, at * everyDays, timezone));
  return ok(begins.map((begin) => ({ beginAt: begin, endAt: later(begin, endAt - beginAt) })));
}

export type SeriesRefusal = { readonly field: 'count' | 'every_days'; readonly problem: InputProblem };

const isWhole = (count: number, least: number): boolean => Number.isSafeInteger(count) && count >= least;
