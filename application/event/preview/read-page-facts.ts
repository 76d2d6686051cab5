import { type EventCategory, EventDesk } from '#application/event/ports/event-desk.ts';
import { type EventPage, EventPages } from '#application/event/ports/event-pages.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type PageFacts = {
  /** Null: not saved yet, or out of reach. */
  readonly page: EventPage | null;
  readonly categories: readonly EventCategory[];
};

/** What a draft does not hold of its page, such as the gallery. The server shows a draft's page to its team. */
export type ReadPageFacts = (eventId: number | null) => Promise<PageFacts>;

export const ReadPageFacts = defineUseCase(
  'ReadPageFacts',
  { pages: EventPages, desk: EventDesk },
  ({ pages, desk }): ReadPageFacts =>
    async (eventId) => {
      const [page, categories] = await Promise.all([
        eventId === null ? null : pages.read(eventId).catch(() => null),
        desk.categories().catch(() => null),
      ]);
      return {
        page: page?.ok === true ? page.value : null,
        categories: categories?.ok === true ? categories.value : [],
      };
    },
);
