import { DAY, HOUR, type Instant, instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';

/** UPCOMING: not ended, including ongoing. NEXT_DAYS: begins today or within the next seven days. */
export const TIME_FILTERS = ['UPCOMING', 'ONGOING', 'NEXT_DAYS', 'THIS_WEEK', 'THIS_MONTH', 'PAST'] as const;
export type TimeFilter = (typeof TIME_FILTERS)[number];

/** Ends at `endsAfter` or later, ended before `endsBy`, begins by `beginsBy`, begins before `beginsBefore`. */
export type TimeWindow = {
  readonly endsAfter: Instant | null;
  readonly endsBy: Instant | null;
  readonly beginsBy: Instant | null;
  readonly beginsBefore: Instant | null;
};

// Vietnam: UTC+7 all year, weeks from Monday. [S9-31]
const OFFSET = 7 * HOUR;
/** On a Sunday evening, "this week" is nearly empty. */
const NEXT_DAYS = 7;

const startOfDay = (now: Instant): number => now - ((now + OFFSET) % DAY);

function endOfWeek(now: Instant): Instant {
  const start = startOfDay(now);
  // 1970-01-01 was a Thursday, three days after a Monday.
  const sinceMonday = (((start + OFFSET) / DAY + 3) % 7) * DAY;
  return instant(start - sinceMonday + 7 * DAY);
}

function endOfMonth(now: Instant): Instant {
  const local = new Date(now + OFFSET);
  return instant(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - OFFSET);
}

/** The bounds of a filter at a moment. [S9-31] */
export function timeWindow(filter: TimeFilter | null, now: Instant): TimeWindow {
  const none: TimeWindow = { endsAfter: null, endsBy: null, beginsBy: null, beginsBefore: null };
  switch (filter) {
    case null:
      return none;
    case 'UPCOMING':
      return { ...none, endsAfter: now };
    case 'ONGOING':
      return { ...none, endsAfter: now, beginsBy: now };
    case 'NEXT_DAYS':
      return { ...none, endsAfter: now, beginsBefore: instant(startOfDay(now) + (1 + NEXT_DAYS) * DAY) };
    case 'THIS_WEEK':
      return { ...none, endsAfter: now, beginsBefore: endOfWeek(now) };
    case 'THIS_MONTH':
      return { ...none, endsAfter: now, beginsBefore: endOfMonth(now) };
    case 'PAST':
      return { ...none, endsBy: now };
    default:
      return never(filter);
  }
}

/** The reference that SQL must match; used by in-memory adapters. */
export const isWithin = (event: { readonly beginAt: Instant; readonly endAt: Instant }, window: TimeWindow): boolean =>
  (window.endsAfter === null || event.endAt >= window.endsAfter) &&
  (window.endsBy === null || event.endAt < window.endsBy) &&
  (window.beginsBy === null || event.beginAt <= window.beginsBy) &&
  (window.beginsBefore === null || event.beginAt < window.beginsBefore);
