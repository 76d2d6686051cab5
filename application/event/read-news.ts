import type { EventNotice } from '#application/event/ports/event-messages.ts';
import { EventNews } from '#application/event/ports/event-news.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

const SHOWN = 5;

/** Nothing where it cannot be read. [S1-38] */
export type ReadNews = (eventId: number) => Promise<readonly EventNotice[]>;

export const ReadNews = defineUseCase(
  'ReadNews',
  { eventNews: EventNews },
  ({ eventNews }): ReadNews =>
    async (eventId) => {
      const news = await eventNews.notices(eventId, { limit: SHOWN });
      return news.ok ? news.value.entries : [];
    },
);
