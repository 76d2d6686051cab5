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

/**
 * What a person decides about a dispute. PART: it took a part of an order, and voided nothing. AMOUNT: what it took
 * fits nothing. WON: its money came back after its tickets were voided. [design]
 */
export const DISPUTE_TASKS = ['PART', 'AMOUNT', 'WON'] as const;
export type DisputeTask = (typeof DISPUTE_TASKS)[number];

/** `unpaid`: of refunds that the bank's money may be of. Null: nobody has to decide anything. [design] */
export function taskOfTaken(taken: {
  readonly amount: Dong;
  readonly isPart: boolean;
  readonly chargedBack: Dong;
  readonly unpaid: Dong;
}): Extract<DisputeTask, 'PART' | 'AMOUNT'> | null {
  const { amount, isPart, chargedBack, unpaid } = taken;
  const fits = chargedBack <= amount && [ZERO, unpaid].includes(minus(amount, chargedBack));
  if (isPart) return unpaid === amount ? null : 'PART';
  return fits ? null : 'AMOUNT';
}

/** What of a won dispute's money bought tickets that are void: it came back, and is the buyer's. [design] */
export const wonBack = ({ state, ofRefunds, amount }: Dispute & { readonly amount: Dong }): Dong =>
  state === 'LOST' ? ZERO : minus(amount, ofRefunds);

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
