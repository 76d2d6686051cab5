import type { Instant } from '#domain/kernel/instant.ts';

/** `featuredPlace`: null until somebody puts it in a place. */
type Featured = { readonly eventId: number; readonly featuredPlace: number | null; readonly beginAt: Instant };

/** Those put in a place first, then by start. Featured again, an event starts over behind them. [S1-43] */
export function byFeaturedPlace(one: Featured, other: Featured): number {
  if (one.featuredPlace === null || other.featuredPlace === null) {
    const placed = Number(one.featuredPlace === null) - Number(other.featuredPlace === null);
    return placed || one.beginAt - other.beginAt || one.eventId - other.eventId;
  }
  return one.featuredPlace - other.featuredPlace || one.eventId - other.eventId;
}

/** The wished order, of those that are featured still; what it does not name stays behind. [S1-43] */
export function featuredOrder(wished: readonly number[], featured: readonly number[]): readonly number[] {
  const known = new Set(featured);
  return [...new Set([...wished.filter((eventId) => known.has(eventId)), ...featured])];
}

/** One place earlier (-1) or later (1); at an end it stays. [S1-43] */
export function movedInOrder(order: readonly number[], eventId: number, step: -1 | 1): readonly number[] {
  const from = order.indexOf(eventId);
  const to = from + step;
  if (from < 0 || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, eventId);
}
