import {
  type EventCard,
  type EventCategory,
  EventListings,
  type ShownBanner,
} from '#application/event/ports/event-listings.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

type HomeView = {
  readonly banners: readonly ShownBanner[];
  readonly featured: readonly EventCard[];
  readonly upcoming: readonly EventCard[];
  readonly nextDays: readonly EventCard[];
  readonly free: readonly EventCard[];
  readonly online: readonly EventCard[];
  readonly categories: readonly EventCategory[];
};

export type ShowHome = () => Promise<Result<HomeView, Refusal>>;

/** Shorter rails look empty. */
const SHORTEST_RAIL = 3;

/** What nobody can join comes last, except in a list that somebody chose. [design] */
const openFirst = (events: readonly EventCard[]): readonly EventCard[] =>
  events.toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)));
const isOver = ({ saleState }: EventCard): boolean =>
  saleState === 'SOLD_OUT' || saleState === 'SALE_CLOSED' || saleState === 'STOPPED_SELLING' || saleState === 'ENDED';

export const ShowHome = defineUseCase(
  'ShowHome',
  { listings: EventListings },
  ({ listings }): ShowHome =>
    async () => {
      const answer = await listings.home();
      if (!answer.ok) return answer;
      const { banners, upcoming, nextDays, free, online, categories } = answer.value;
      const featured = openFirst(answer.value.featured);
      const shown = new Set(featured.map((event) => event.id));
      const withoutShown = (rail: readonly EventCard[]): readonly EventCard[] => {
        const fresh = rail.filter((event) => !shown.has(event.id));
        const kept = fresh.length >= SHORTEST_RAIL ? fresh : rail;
        for (const event of kept) shown.add(event.id);
        return kept;
      };
      // Skip the rail if the days hold featured events only.
      const fresh = nextDays.filter((event) => !shown.has(event.id));
      const near = fresh.length >= SHORTEST_RAIL ? fresh : [];
      for (const event of near) shown.add(event.id);
      // With that rail shown, the upcoming rail needs other events.
      const later = upcoming.filter((event) => !shown.has(event.id));
      const soon = near.length > 0 && later.length < SHORTEST_RAIL ? [] : withoutShown(upcoming);
      return ok({
        banners,
        featured,
        upcoming: soon,
        nextDays: near,
        free: withoutShown(free),
        online: withoutShown(online),
        categories,
      });
    },
);
