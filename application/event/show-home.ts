import { type EventCard, type EventCategory, EventListings } from '#application/event/ports/event-listings.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

type HomeView = {
  readonly featured: readonly EventCard[];
  readonly upcoming: readonly EventCard[];
  readonly nextDays: readonly EventCard[];
  readonly free: readonly EventCard[];
  readonly online: readonly EventCard[];
  readonly categories: readonly EventCategory[];
};

/** What a visitor meets first: no event stands in two rails when there is something else to show. */
export type ShowHome = () => Promise<Result<HomeView, Refusal>>;

/** A rail shorter than this says more about the platform than about events. */
const SHORTEST_RAIL = 3;

export const ShowHome = defineUseCase(
  'ShowHome',
  { listings: EventListings },
  ({ listings }): ShowHome =>
    async () => {
      const answer = await listings.home();
      if (!answer.ok) return answer;
      const { featured, upcoming, nextDays, free, online, categories } = answer.value;
      const shown = new Set(featured.map((event) => event.id));
      const withoutShown = (rail: readonly EventCard[]): readonly EventCard[] => {
        const fresh = rail.filter((event) => !shown.has(event.id));
        const kept = fresh.length >= SHORTEST_RAIL ? fresh : rail;
        for (const event of kept) shown.add(event.id);
        return kept;
      };
      // Days that hold only what is featured need no rail of their own.
      const fresh = nextDays.filter((event) => !shown.has(event.id));
      const near = fresh.length >= SHORTEST_RAIL ? fresh : [];
      for (const event of near) shown.add(event.id);
      // With those days on the page, what is upcoming has to add something to it.
      const later = upcoming.filter((event) => !shown.has(event.id));
      const soon = near.length > 0 && later.length < SHORTEST_RAIL ? [] : withoutShown(upcoming);
      return ok({
        featured,
        upcoming: soon,
        nextDays: near,
        free: withoutShown(free),
        online: withoutShown(online),
        categories,
      });
    },
);
