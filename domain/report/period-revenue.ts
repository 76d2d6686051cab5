import { DAY, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { type Dong, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { localTime } from '#domain/time/local-time.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';
import { isRevenue, type RevenueRow, revenueOf } from './revenue-row.ts';

/** How revenue is grouped. Weeks start on Monday. [S3-79] [S9-31] */
export type RevenuePeriod = 'DAY' | 'WEEK' | 'MONTH';
export const REVENUE_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly RevenuePeriod[];

/** `from`: the period's first day, as YYYY-MM-DD by the calendar of the zone. */
export type RevenueOfPeriod = { readonly from: string; readonly value: Dong };

const dayOf = (at: Instant, timezone: string): string => wallClockOf(at, timezone).slice(0, 'YYYY-MM-DD'.length);

/** The first day of the period in which a moment lies. */
export function periodStart(at: Instant, period: RevenuePeriod, timezone: string): string {
  const day = dayOf(at, timezone);
  if (period === 'DAY') return day;
  if (period === 'MONTH') return `${day.slice(0, 'YYYY-MM'.length)}-01`;
  const sinceMonday = (localTime(at, timezone).weekday + 6) % 7;
  // Counted on the calendar, not on the clock: a week in which clocks change has seven days too.
  return dayOf(later(instant(Date.parse(day)), -sinceMonday * DAY), 'UTC');
}

/**
 * Revenue by the time of its sessions, in the event's zone; periods in their order, without the empty ones. Values sum
 * to the total.
 */
export function periodRevenue(rows: readonly RevenueRow[], period: RevenuePeriod, timezone: string): RevenueOfPeriod[] {
  const values = new Map<string, Dong>();
  for (const row of rows.filter(isRevenue)) {
    const from = periodStart(row.sessionBeginAt, period, timezone);
    values.set(from, plus(values.get(from) ?? ZERO, revenueOf(row)));
  }
  return [...values].map(([from, value]) => ({ from, value })).toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
