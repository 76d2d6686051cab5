import { type Dong, minus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import type { RefundStatus } from './refund.ts';

/** A buyer asked the card's bank for the money. WON: it stayed with us. LOST: the buyer has it. [design] */
export type DisputeState = 'OPEN' | 'WON' | 'LOST';

/** `ofRefunds`: what the bank took of refunds that were decided before, in dong; the rest was a chargeback. */
export type Dispute = { readonly state: DisputeState; readonly ofRefunds: Dong };

/** Why a refund is not paid: its money may be, or is, with the buyer already. null: no dispute holds it. [design] */
export const heldBy = ({ state, ofRefunds }: Dispute): 'OPEN' | 'LOST' | null =>
  state === 'WON' || ofRefunds === ZERO ? null : state;

/** Money that has not left yet: a dispute may still return it instead. [design] */
export const isUnpaid = (status: RefundStatus): boolean => status === 'DECIDED' || status === 'FAILED';

/** The buyer's bank has taken `amount`, and `chargedBack` was still theirs: the rest is money of refunds. [design] */
export const disputedRefunds = (amount: Dong, chargedBack: Dong): Dong =>
  chargedBack >= amount ? ZERO : minus(amount, chargedBack);

type UnpaidRefund = { readonly refundId: string; readonly amount: Dong };

/**
 * The unpaid refunds that a lost dispute has returned: all, where its money covers them; else the one that a person
 * names, if it does; else none, and a person decides. [design]
 */
export function returnedByDispute<Refund extends UnpaidRefund>(
  dispute: Dispute,
  unpaid: readonly Refund[],
  named: string | null,
): readonly Refund[] {
  if (heldBy(dispute) !== 'LOST') return [];
  if (sum(unpaid.map(({ amount }) => amount)) <= dispute.ofRefunds) return unpaid;
  return unpaid.filter(({ refundId, amount }) => refundId === named && amount <= dispute.ofRefunds);
}
