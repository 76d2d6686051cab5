import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { DEFAULT_TIMEZONE, localTime } from '#domain/time/local-time.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';

/** As in 2026-09-02. */
export type CalendarDay = string;

/** Business days from request to transfer. [S4-53] */
const TRANSFER_DAYS = { earliest: 3, latest: 5 } as const;

const SUNDAY = 0;
const SATURDAY = 6;

/** Banks follow Vietnam's calendar. */
export const vietnameseDay = (at: Instant): CalendarDay =>
  wallClockOf(at, DEFAULT_TIMEZONE).slice(0, 'YYYY-MM-DD'.length);

/** Monday to Friday, except public holidays, which the government announces each year. */
export function isBusinessDay(at: Instant, holidays: readonly CalendarDay[]): boolean {
  const { weekday } = localTime(at, DEFAULT_TIMEZONE);
  return weekday !== SATURDAY && weekday !== SUNDAY && !holidays.includes(vietnameseDay(at));
}

/** The date after `count` business days; the starting day does not count. */
export function businessDaysLater(from: Instant, count: number, holidays: readonly CalendarDay[]): CalendarDay {
  let at = from;
  for (let left = count; left > 0; ) {
    at = later(at, DAY);
    if (isBusinessDay(at, holidays)) left -= 1;
  }
  return vietnameseDay(at);
}

/** When a withdrawal's money is expected: in 3 to 5 business days. [S4-53] */
export const expectedTransfer = (
  requestedAt: Instant,
  holidays: readonly CalendarDay[],
): { readonly earliest: CalendarDay; readonly latest: CalendarDay } => ({
  earliest: businessDaysLater(requestedAt, TRANSFER_DAYS.earliest, holidays),
  latest: businessDaysLater(requestedAt, TRANSFER_DAYS.latest, holidays),
});

/** The last day on which it was expected is over: the bank's notice may never come. [design] */
export const isTransferOverdue = (requestedAt: Instant, holidays: readonly CalendarDay[], now: Instant): boolean =>
  vietnameseDay(now) > expectedTransfer(requestedAt, holidays).latest;
