import { HOUR, type Instant } from '#domain/kernel/instant.ts';

/** UTC+7 all year. [S3-20] [S9-42] */
export const DEFAULT_TIMEZONE = 'Asia/Saigon';
/** Both names of the zone: the tz database renamed it, ICU and browsers did not. */
const VIETNAM: readonly string[] = [DEFAULT_TIMEZONE, 'Asia/Ho_Chi_Minh'];

/** Local time; `month` 1 to 12, `weekday` 0 (Sunday) to 6. */
export type LocalTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
};

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (timezone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  });

/** Vietnam's zone is computed, because initialising Intl is slow on phones. Before this date its offset differed. */
const [VIETNAM_AHEAD, VIETNAM_SINCE] = [7 * HOUR, Date.UTC(1976, 0, 1)];

function vietnamTime(at: Instant): LocalTime {
  const shown = new Date(at + VIETNAM_AHEAD);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/** Local time in an IANA zone. Uses only numbers from Intl, so that server and browser agree. */
export function localTime(at: Instant, timezone: string): LocalTime {
  if (VIETNAM.includes(timezone) && at >= VIETNAM_SINCE) return vietnamTime(at);
  const format = formats.get(timezone) ?? formatFor(timezone);
  formats.set(timezone, format);
  const parts = new Map(format.formatToParts(at).map((part) => [part.type, part.value]));
  const number = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
    hour: number('hour'),
    minute: number('minute'),
  };
}

/** 7 becomes '07'. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');

export const clockTime = (time: LocalTime): string => `${twoDigits(time.hour)}:${twoDigits(time.minute)}`;

export const isSameDay = (a: LocalTime, b: LocalTime): boolean =>
  a.year === b.year && a.month === b.month && a.day === b.day;
