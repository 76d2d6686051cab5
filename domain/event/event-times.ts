import { type Instant, instant } from '#domain/kernel/instant.ts';

type Times = { readonly beginAt: Instant; readonly endAt: Instant };

/** The first begin and the last end of an event's sessions; without sessions it keeps the times it has. */
export function eventTimes(kept: Times, sessions: readonly Times[]): Times {
  if (sessions.length === 0) return { beginAt: kept.beginAt, endAt: kept.endAt };
  return {
    beginAt: instant(Math.min(...sessions.map((session) => session.beginAt))),
    endAt: instant(Math.max(...sessions.map((session) => session.endAt))),
  };
}
