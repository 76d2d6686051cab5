import { type Instant, instant, MINUTE } from '#domain/kernel/instant.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';

/** A feed's clock and ours may differ by this much; an older call is a replay. (standards 4.1) */
const NOTICE_WINDOW = 5 * MINUTE;

/** Whether a signed call was made now, give or take the window, by the moment that it says itself. */
export const isCalledNow = (said: Instant, now: Instant): boolean => Math.abs(said - now) <= NOTICE_WINDOW;

const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?$/;
const WITH_ZONE = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Vietnamese feeds write local time without a zone (`YYYY-MM-DD HH:mm:ss`); Vietnam is UTC+7 all year. Null for
 * anything else. (standards 4.1)
 */
export function noticeTime(text: string): Instant | null {
  const local = LOCAL.exec(text);
  const day = (local ?? WITH_ZONE.exec(text))?.[1];
  // Date.parse takes 30 February for 2 March.
  if (day === undefined || instantOfWallClock(`${day}T00:00`, 'UTC') === null) return null;
  const ms = Date.parse(local === null ? text : `${day}T${local[2]}+07:00`);
  return Number.isNaN(ms) ? null : instant(ms);
}
