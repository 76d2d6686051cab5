import { type Dong, minus, plus } from '#domain/kernel/money/dong.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';

/**
 * What an amount does to a payment: SHORT leaves `missing` to be paid, PAID covers it with `surplus` to give back,
 * SECOND came for a payment that was covered before or whose refund is decided, so that a person decides about all of
 * it. Whether late money still finds its places is the reservation's to say.
 */
export type TransferVerdict =
  | { readonly kind: 'SHORT'; readonly received: Dong; readonly missing: Dong }
  | { readonly kind: 'PAID'; readonly received: Dong; readonly surplus: Dong }
  | { readonly kind: 'SECOND'; readonly received: Dong; readonly surplus: Dong };

/** However much of it came: what was decided to be given back takes no more. */
const REFUND_DECIDED: readonly PaymentState[] = ['REFUND_DUE', 'REFUNDED'];

/** Adds an amount to what a payment received already. (standards 4.5, rule 5) */
export function settleTransfer(
  payment: { readonly state: PaymentState; readonly amount: Dong; readonly received: Dong },
  amount: Dong,
): TransferVerdict {
  const received = plus(payment.received, amount);
  if (REFUND_DECIDED.includes(payment.state) || payment.received >= payment.amount)
    return { kind: 'SECOND', received, surplus: amount };
  if (received < payment.amount) return { kind: 'SHORT', received, missing: minus(payment.amount, received) };
  return { kind: 'PAID', received, surplus: minus(received, payment.amount) };
}
