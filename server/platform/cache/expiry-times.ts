import type { BusMessage } from '#server/platform/ports/event-bus.ts';
import type { Keeping } from '#server/platform/ports/micro-cache.ts';

/** Fresh until `freshUntil`; served stale until `usableUntil` while a reload runs. */
export type ExpiryTimes = { readonly beganAt: number; readonly freshUntil: number; readonly usableUntil: number };

/** Any event's change may change a list, so lists reload at most this often. */
export const LISTS_AT_MOST_EVERY = 250;

export const expiryTimes = (beganAt: number, { freshMs, staleMs }: Keeping): ExpiryTimes => ({
  beganAt,
  freshUntil: beganAt + freshMs,
  usableUntil: beganAt + freshMs + staleMs,
});

/** An old value goes at once; a younger one lives to the interval's end, so that many changes cost one load. */
export function timesAfter(
  times: ExpiryTimes,
  { events, lists, stockEveryMs, staleMs }: Keeping,
  message: BusMessage,
  now: number,
): ExpiryTimes | null {
  if (message.kind === 'resynchronise') return null;
  if (message.kind === 'event') {
    if (events.includes(message.eventId)) return null;
    return lists ? within(times, LISTS_AT_MOST_EVERY, 0, now) : times;
  }
  if (message.kind !== 'stock' || stockEveryMs === null || !events.includes(message.eventId)) return times;
  return within(times, stockEveryMs, staleMs, now);
}

function within(times: ExpiryTimes, leastMs: number, staleMs: number, now: number): ExpiryTimes | null {
  const until = times.beganAt + leastMs;
  if (now >= until) return null;
  return {
    ...times,
    freshUntil: Math.min(times.freshUntil, until),
    usableUntil: Math.min(times.usableUntil, until + staleMs),
  };
}
