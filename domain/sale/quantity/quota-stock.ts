import type { Instant } from '#domain/kernel/instant.ts';

/** A quota: a capacity and what is taken of it. */
export type QuotaStock = {
  /** Null: unlimited. */
  readonly capacity: number | null;
  readonly reserved: number;
  readonly sold: number;
  /** First and last release of held places; null or absent if not loaded or nothing is held. */
  readonly releases?: { readonly first: Instant; readonly last: Instant } | null;
};

/** Free places of a quota: Infinity if unlimited, negative if overbooked. */
export const freeIn = (quota: QuotaStock): number =>
  quota.capacity === null ? Number.POSITIVE_INFINITY : quota.capacity - quota.reserved - quota.sold;

/** Places left under several quotas: the tightest decides. Null: unlimited. [S9-15] */
export function remainingOver(quotas: readonly QuotaStock[]): number | null {
  const least = Math.min(...quotas.map(freeIn));
  return least === Number.POSITIVE_INFINITY ? null : Math.max(0, least);
}

/** The latest first release of the quotas that lack places; null if waiting cannot help. [design] */
export function waitingUntil(quotas: readonly QuotaStock[], wanted: number, now: Instant): Instant | null {
  const short = quotas.filter((quota) => freeIn(quota) < wanted);
  const releases = short.map((quota) => firstHelp(quota, wanted, now)).filter((release) => release !== null);
  return releases.length < short.length ? null : (releases.toSorted((one, other) => other - one)[0] ?? null);
}

/** First release of a quota; null if all of its holds would not be enough. */
function firstHelp(quota: QuotaStock, wanted: number, now: Instant): Instant | null {
  const enough = freeIn(quota) + quota.reserved >= wanted;
  return enough && quota.releases && quota.releases.first > now ? quota.releases.first : null;
}
