import type { Page, PageAt } from '#application/platform/ports/page.ts';
import { type Guest, type GuestFilter, GuestList } from '#application/ticket/ports/guest-list.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { CHECKED_IN_AT_ONCE } from '#domain/ticket/guests-at-once.ts';

/** A page can be chosen and checked in at once. */
const PAGE = CHECKED_IN_AT_ONCE;

export type ListGuests = (eventId: number, filter: GuestFilter, at: PageAt) => Promise<Result<Page<Guest>, Refusal>>;

export const ListGuests = defineUseCase(
  'ListGuests',
  { guests: GuestList },
  ({ guests }): ListGuests =>
    (eventId, filter, at) =>
      guests(eventId, { ...filter, search: filter.search?.trim() || undefined }, { limit: PAGE, ...at }),
);
