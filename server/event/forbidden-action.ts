import {
  type ActionableEvent,
  type ActionRefusal,
  type EventAction,
  eventActionRefusal,
} from '#domain/event/event-actions.ts';
import type { PublishBlocker } from '#domain/event/event-refusals.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { hasSoldOrHeld } from '#domain/sale/quantity/offer.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { EventPapers } from '#server/event/ports/event-store.ts';

type Papers = Pick<EventPapers, 'event' | 'hasOrders' | 'tickets'>;

export const settingsOf = (event: EventRow): Pick<ActionableEvent, 'donations' | 'formPerTicket'> => ({
  donations: event.enableTicketDonation,
  formPerTicket: event.isRequiredFormTicket,
});

/** Null when all are open. A held place counts as an order. */
export function forbiddenAction(
  papers: Papers,
  actions: readonly EventAction[],
  now: Instant,
  blockers: readonly PublishBlocker[] = [],
): ActionRefusal | null {
  const { event, hasOrders, tickets } = papers;
  const { status, archive, featured, beginAt, endAt } = event;
  const able = {
    status,
    archive,
    featured,
    beginAt,
    endAt,
    ...settingsOf(event),
    hasOrders: hasOrders || hasSoldOrHeld(tickets),
    blockers,
  };
  return actions.map((action) => eventActionRefusal(able, action, now)).find((refusal) => refusal !== null) ?? null;
}
