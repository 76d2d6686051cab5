import type { Dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** A sale as rewards see it. `tickets`: paid in money for tickets, after discounts and without donation. */
export type RewardedSale = {
  readonly buyer: AccountId;
  /** Who sells: the person behind the event, with everybody on its team or the staff of its corporate. */
  readonly seller: { readonly owner: AccountId; readonly team: readonly AccountId[] };
  readonly tickets: Dong;
};

export type NoReward = 'OWN_TEAM' | 'NOTHING_PAID';

/**
 * Why a sale earns nobody a reward; null when it does. An organiser's own team could else sell to itself for the
 * reward. (design: money)
 */
export function whyNoReward(sale: RewardedSale): NoReward | null {
  if (sale.buyer === sale.seller.owner || sale.seller.team.includes(sale.buyer)) return 'OWN_TEAM';
  return sale.tickets > 0 ? null : 'NOTHING_PAID';
}
