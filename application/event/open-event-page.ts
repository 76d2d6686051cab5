import { type EventPage, EventPages } from '#application/event/ports/event-pages.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { hasPage } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { eventIdFromSlug } from '#domain/kernel/names/slug.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type OpenedEventPage = { readonly event: EventPage; readonly now: Instant };

/** The slug ends with the event's id. Drafts have no page. [S2.6-01] [S2.6-05] */
export type OpenEventPage = (slug: string) => Promise<Result<OpenedEventPage, Refusal>>;

export const OpenEventPage = defineUseCase(
  'OpenEventPage',
  { eventPages: EventPages, clock: Clock },
  (ports): OpenEventPage =>
    async (slug) => {
      const eventId = eventIdFromSlug(slug);
      if (eventId === null) return refused({ code: 'EVENT_NOT_FOUND' });
      const answer = await ports.eventPages.read(eventId);
      if (!answer.ok) return answer;
      if (!hasPage(answer.value)) return refused({ code: 'EVENT_NOT_FOUND' });
      return ok({ event: answer.value, now: ports.clock.now() });
    },
);
