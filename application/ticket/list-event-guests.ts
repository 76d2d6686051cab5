import type { PageAt } from '#application/platform/ports/page.ts';
import { type EventGuestFilter, EventGuests, type EventGuestsPage } from '#application/ticket/ports/event-guests.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

const PAGE = 50;

/** [S2.14-09] */
export type ListEventGuests = (
  eventId: number,
  filter: EventGuestFilter,
  at: PageAt,
) => Promise<Result<EventGuestsPage, Refusal>>;

export const ListEventGuests = defineUseCase(
  'ListEventGuests',
  { guests: EventGuests },
  ({ guests }): ListEventGuests =>
    (eventId, filter, at) =>
      guests(eventId, { ...filter, search: filter.search?.trim() || undefined }, { limit: PAGE, ...at }),
);
