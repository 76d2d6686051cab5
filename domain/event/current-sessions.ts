import type { Instant } from '#domain/kernel/instant.ts';
import type { PlanSale } from './event.ts';
import { hasEnded } from './sale-state.ts';

/**
 * The sessions that an event still speaks of: those to come or running, and all of them once everything is over. [S2.7]
 */
export function currentSessions<Session extends { readonly endAt: Instant }>(
  sessions: readonly Session[],
  now: Instant,
): readonly Session[] {
  const current = sessions.filter((session) => !hasEnded(session, now));
  return current.length > 0 ? current : sessions;
}

/** What the organiser says of the sale of all sessions still to come alike; null where they differ. [S4-10] */
export function planSaleOfEvent(
  sessions: readonly { readonly planSale: PlanSale; readonly endAt: Instant }[],
  now: Instant,
): PlanSale {
  const plans = new Set(sessions.filter((session) => !hasEnded(session, now)).map((session) => session.planSale));
  const [plan = null, ...others] = plans;
  return others.length === 0 ? plan : null;
}
