import {
  ANY_EVENT,
  type EventCategory,
  type EventFilter,
  EventListings,
  type EventPage,
  FILTER_PARTS,
  type FilterPart,
  type Loosened,
} from '#application/event/ports/event-listings.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

const EVENTS_PER_PAGE = 24;

type BrowsedEvents = EventPage & {
  readonly categories: readonly EventCategory[];
  /** Which part to leave out, and what that finds, the most first. */
  readonly loosened: readonly Loosened[];
};

/** A cursor of another filter is refused with INVALID_CURSOR. */
export type BrowseEvents = (
  filter: EventFilter,
  turn: { readonly after: string | null; readonly before: string | null },
) => Promise<Result<BrowsedEvents, Refusal>>;

export const BrowseEvents = defineUseCase('BrowseEvents', { listings: EventListings }, ({ listings }): BrowseEvents => {
  const without = async (filter: EventFilter, part: FilterPart): Promise<readonly Loosened[]> => {
    const found = await listings.list({ ...filter, [part]: ANY_EVENT[part] }, 1);
    return found.ok && found.value.events.length > 0 ? [{ part, total: found.value.total }] : [];
  };
  return async (filter, { after, before }) => {
    const page = await listings.browse(filter, { limit: EVENTS_PER_PAGE, after, before });
    if (!page.ok) return page;
    const parts = page.value.events.length > 0 ? [] : FILTER_PARTS.filter((part) => filter[part] !== ANY_EVENT[part]);
    const loosened = (await Promise.all(parts.map((part) => without(filter, part)))).flat();
    const most = ({ total }: Loosened): number => total ?? Number.POSITIVE_INFINITY;
    return ok({ ...page.value, loosened: loosened.toSorted((one, other) => most(other) - most(one)) });
  };
});
