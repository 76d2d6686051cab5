import { EventPages } from '#application/event/ports/event-pages.ts';
import type { CalendarItem } from '#application/event/ports/session-calendars.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** By time; nothing where it could not be read. */
export type ReadSessionCalendar = (sessionId: number) => Promise<readonly CalendarItem[]>;

export const ReadSessionCalendar = defineUseCase(
  'ReadSessionCalendar',
  { eventPages: EventPages },
  ({ eventPages }): ReadSessionCalendar =>
    async (sessionId) => {
      const answer = await eventPages.calendar(sessionId).catch(() => null);
      return answer?.ok === true ? answer.value : [];
    },
);
