import { hasEnded } from '#domain/event/sale-state.ts';
import { HOUR, type Instant, later } from '#domain/kernel/instant.ts';

/** Doors usually open before the session begins. [design] */
export const DOORS_OPEN_BEFORE = 3 * HOUR;

/**
 * The session that people come to now: running or soon, else the next one, else the last one; null when there is none.
 */
export function doorSession<Session extends { readonly beginAt: Instant; readonly endAt: Instant }>(
  sessions: readonly Session[],
  now: Instant,
): Session | null {
  const inOrder = [...sessions].sort((one, other) => one.beginAt - other.beginAt);
  return (
    inOrder.find((session) => doorsAreOpen(session, now) && !hasEnded(session, now)) ??
    inOrder.find((session) => session.beginAt > now) ??
    inOrder.at(-1) ??
    null
  );
}

/** People are let in, or were: from then on somebody who has not come is missing. */
export const doorsAreOpen = (session: { readonly beginAt: Instant }, now: Instant): boolean =>
  now >= later(session.beginAt, -DOORS_OPEN_BEFORE);
