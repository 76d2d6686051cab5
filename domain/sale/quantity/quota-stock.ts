import type { Instant } from '#domain/kernel/instant.ts';

/** The state of one quota: a pot of places. */
export type QuotaStock = {
  /** null: unlimited. */
  readonly capacity: number | null;
  readonly reserved: number;
  readonly sold: number;
  /** First and last moment at which its held places come free; null or left out when not loaded or nothing is held. */
  readonly releases?: { readonly first: Instant; readonly last: Instant } | null;
};

/** What a quota is the pot of. */
export type QuotaScope = 'TICKET_TYPE' | 'SESSION' | 'EVENT';

/** A quota that limits a ticket type, with what it is the pot of. */
export type ScopedQuota = QuotaStock & { readonly scope: QuotaScope };

/**
 * How many places of a quota are free; Infinity when it is unlimited, below 0 when more were taken than there now are.
 */
export const freeIn = (quota: QuotaStock): number =>
  quota.capacity === null ? Number.POSITIVE_INFINITY : quota.capacity - quota.reserved - quota.sold;

/**
 * How many places are left where several quotas limit the same ticket: the tightest decides. null: none limits it.
 * [S9-15]
 */
export function remainingOver(quotas: readonly QuotaStock[]): number | null {
  const least = Math.min(...quotas.map(freeIn));
  return least === Number.POSITIVE_INFINITY ? null : Math.max(0, least);
}

/** The quota that leaves the fewest places, the first of several; null where none limits. */
export function tightestQuota<Quota extends QuotaStock>(quotas: readonly Quota[]): Quota | null {
  const limited = quotas.filter((quota) => quota.capacity !== null);
  return limited.reduce<Quota | null>(
    (tightest, quota) => (tightest !== null && freeIn(tightest) <= freeIn(quota) ? tightest : quota),
    null,
  );
}

/**
 * From when so many places may be had again because holds of others end: the latest of the first releases of the quotas
 * that lack them. null where waiting cannot help: a quota lacks more than is held in it, or nobody knows when its holds
 * end. Never a promise: who holds may buy.
 */
export function waitingUntil(quotas: readonly QuotaStock[], wanted: number, now: Instant): Instant | null {
  const short = quotas.filter((quota) => freeIn(quota) < wanted);
  const releases = short.map((quota) => firstHelp(quota, wanted, now)).filter((release) => release !== null);
  return releases.length < short.length ? null : (releases.toSorted((one, other) => other - one)[0] ?? null);
}

/** When the first holds of a quota end that lacks places; null where all of its holds together would not do. */
function firstHelp(quota: QuotaStock, wanted: number, now: Instant): Instant | null {
  const enough = freeIn(quota) + quota.reserved >= wanted;
  return enough && quota.releases && quota.releases.first > now ? quota.releases.first : null;
}
