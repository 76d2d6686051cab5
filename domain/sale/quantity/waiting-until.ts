import type { Instant } from '#domain/kernel/instant.ts';
import { freeIn, type QuotaStock } from './quota-stock.ts';

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
