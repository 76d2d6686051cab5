import { useRevalidator } from 'react-router';
import { PublishEvent } from '#application/organising/publish-event.ts';
import { TidyEvents } from '#application/organising/tidy-events.ts';
import { DESK_BUCKETS } from '#domain/event/management-bucket.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/refusals.ts';

export type { ManagedEvent } from '#application/ports/event-desk.ts';
export type { DeskBucket } from '#domain/event/management-bucket.ts';
export { clockTime, filledPercent, longDate, refusalSentence, showCount } from '../desk/moments.view.ts';
export { DESK_BUCKETS };

export type EventActs = {
  readonly publish: (eventId: number) => Promise<string | null>;
  readonly archive: (eventId: number, archive: boolean) => Promise<string | null>;
  readonly remove: (eventId: number) => Promise<string | null>;
};

/** What can be done with an event from its line. Each answers null when it is done, else why not, in words; the list is read again. */
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
