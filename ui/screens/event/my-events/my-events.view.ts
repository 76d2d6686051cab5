import { useRevalidator } from 'react-router';
import type { ManagedEvent } from '#application/event/ports/event-desk.ts';
import { PublishEvent } from '#application/event/publish-event.ts';
import { TidyEvents } from '#application/event/tidy-events.ts';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { actionObstacle, type EventAction, type EventPhase, eventPhase } from '#domain/event/event-actions.ts';
import { DESK_BUCKETS } from '#domain/event/management-bucket.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type { DeskBucket } from '#domain/event/management-bucket.ts';
export type { ManagedEvent };
export { DESK_BUCKETS };

/** What a line's chip says: where the event stands, or that it lies in the archive or has nothing left. */
export type ShownState = EventPhase | 'ARCHIVED' | 'SOLD_OUT';

export function shownState({ archive, status, beginAt, endAt, saleState }: ManagedEvent, now: Instant): ShownState {
  if (archive) return 'ARCHIVED';
  // One that this version does not know is at least no draft.
  const phase = eventPhase(
    { status: EVENT_STATUSES.find((known) => known === status) ?? 'PUBLISHED', beginAt, endAt },
    now,
  );
  return phase === 'UPCOMING' && saleState === 'SOLD_OUT' ? 'SOLD_OUT' : phase;
}

/**
 * Whether the state of an event lets an action be offered for it. What is missing before it can be published, the
 * server says.
 */
export function isOffered(
  { archive, status, beginAt, endAt, sold }: ManagedEvent,
  action: EventAction,
  now: Instant,
): boolean {
  const known = EVENT_STATUSES.find((one) => one === status);
  const told = {
    archive,
    beginAt,
    endAt,
    hasOrders: sold > 0,
    donations: false,
    formPerTicket: false,
    featured: false,
    blockers: [],
  };
  return known !== undefined && actionObstacle({ ...told, status: known }, action, now) === null;
}

export type EventActs = {
  readonly publish: (eventId: number) => Promise<string | null>;
  readonly archive: (eventId: number, archive: boolean) => Promise<string | null>;
  readonly remove: (eventId: number) => Promise<string | null>;
};

/**
 * What can be done with an event from its line. Each answers null when it is done, else why not, in words; the list is
 * read again.
 */
export function useEventActs(away: string): EventActs {
  const publish = useUseCase(PublishEvent);
  const tidy = useUseCase(TidyEvents);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const told = async (act: Promise<Result<unknown, Refusal>>): Promise<string | null> => {
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
    publish: (eventId) => told(publish(eventId)),
    archive: (eventId, archive) => told(tidy.archive(eventId, archive)),
    remove: (eventId) => told(tidy.remove(eventId)),
  };
}
