import { hasEnded } from '#domain/event/sale-state.ts';
import { HOUR, type Instant, later } from '#domain/kernel/instant.ts';

export const DOORS_OPEN_BEFORE = 3 * HOUR;

/** The session running or about to start, else the next, else the last; null without sessions. */
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

/** Whether doors have opened. From then on, guests who have not come count as missing. */
export const doorsAreOpen = (session: { readonly beginAt: Instant }, now: Instant): boolean =>
  now >= later(session.beginAt, -DOORS_OPEN_BEFORE);
