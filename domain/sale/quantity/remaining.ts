import { freeIn, type QuotaStock } from './quota-stock.ts';

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
