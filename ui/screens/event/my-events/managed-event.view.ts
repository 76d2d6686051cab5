import { useRevalidator } from 'react-router';
import type { ManagedEvent } from '#application/event/ports/event-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { actionObstacle, type EventAction, type EventPhase, eventPhase } from '#domain/event/event-actions.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type { ManagedEvent };

export type ShownState = EventPhase | 'ARCHIVED' | 'SOLD_OUT';

export function shownState({ archive, status, beginAt, endAt, saleState }: ManagedEvent, now: Instant): ShownState {
  if (archive) return 'ARCHIVED';
  // A status that this version does not know is certainly not a draft.
  const phase = eventPhase(
    { status: EVENT_STATUSES.find((known) => known === status) ?? 'PUBLISHED', beginAt, endAt },
    now,
  );
  return phase === 'UPCOMING' && saleState === 'SOLD_OUT' ? 'SOLD_OUT' : phase;
}

export const isDraft = ({ status }: ManagedEvent): boolean => status === 'READY';

/** Only the server knows what publishing still needs. */
function isOffered(
  { archive, status, beginAt, endAt, sold }: ManagedEvent,
  action: EventAction,
  now: Instant,
): boolean {
  const known = EVENT_STATUSES.find((one) => one === status);
  const facts = {
    archive,
    beginAt,
    endAt,
    hasOrders: sold > 0,
    donations: false,
    formPerTicket: false,
    featured: false,
    blockers: [],
  };
  return known !== undefined && actionObstacle({ ...facts, status: known }, action, now) === null;
}

/** To what its viewer does there most. */
export function mainAddress(event: ManagedEvent, now: Instant): string {
  const may = (ability: string) => event.abilities.includes(ability);
  if (isDraft(event))
    return may('event.edit') && isOffered(event, 'EDIT', now) ? paths.editEvent(event.id) : paths.event(event.slug);
  if (may('event.guests') || may('event.revenue')) return paths.manageEvent(event.id);
  return may('event.check-in') && isOffered(event, 'CHECK_IN', now) ? paths.checkIn(event.id) : paths.event(event.slug);
}

export type MenuEntry =
  | 'PAGE'
  | 'COPY_LINK'
  | 'EDIT'
  | 'CHECK_IN'
  | 'REVENUE'
  | 'EXPORT_CSV'
  | 'PUBLISH'
  | 'ARCHIVE'
  | 'UNARCHIVE'
  | 'DELETE';

export function menuOf(event: ManagedEvent, now: Instant): readonly MenuEntry[] {
  const may = (ability: string, action: EventAction) =>
    event.abilities.includes(ability) && isOffered(event, action, now);
  const entries: readonly (readonly [MenuEntry, boolean])[] = [
    ['PAGE', !isDraft(event)],
    ['COPY_LINK', !isDraft(event)],
    ['EDIT', may('event.edit', 'EDIT')],
    ['CHECK_IN', may('event.check-in', 'CHECK_IN')],
    ['REVENUE', !isDraft(event) && event.abilities.includes('event.revenue')],
    ['EXPORT_CSV', !isDraft(event) && event.abilities.includes('event.orders')],
    ['PUBLISH', may('event.publish', 'PUBLISH')],
    [event.archive ? 'UNARCHIVE' : 'ARCHIVE', event.abilities.includes('event.archive')],
    ['DELETE', may('event.delete', 'DELETE')],
  ];
  return entries.filter(([, offered]) => offered).map(([entry]) => entry);
}

export type EventActs = {
  readonly publish: (eventId: number) => Promise<string | null>;
  readonly archive: (eventId: number, archive: boolean) => Promise<string | null>;
  readonly remove: (eventId: number) => Promise<string | null>;
};

/** Each act answers null when it is done, else why not, in words. */
export function useEventActs(away: string): EventActs {
  const desk = useUseCase(EventDesk);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const done = async (act: Promise<Result<unknown, Refusal>>): Promise<string | null> => {
    try {
      const result = await act;
      if (!result.ok) return refusalSentence(result.refusal, locale);
      await revalidate();
      return null;
    } catch {
      return away;
    }
  };
  return {
    publish: (eventId) => done(desk.publish(eventId)),
    archive: (eventId, archive) => done(desk.archive(eventId, archive)),
    remove: (eventId) => done(desk.remove(eventId)),
  };
}
