import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { eventPhase } from '#domain/event/event-actions.ts';
import { eventTimes } from '#domain/event/session.ts';
import type { Instant } from '#domain/kernel/instant.ts';

/** Over, or called off. */
export function saleIsOver({ status, sessions }: Pick<DeskEvent, 'status' | 'sessions'>, now: Instant): boolean {
  const [first] = sessions;
  if (first === undefined) return false;
  // A status that this version does not know is certainly not a draft.
  const known = EVENT_STATUSES.find((one) => one === status) ?? 'PUBLISHED';
  const phase = eventPhase({ status: known, ...eventTimes(first, sessions) }, now);
  return phase === 'PAST' || phase === 'CANCELLED';
}
