import { DAY, type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { type PaymentState, STATES_WITHOUT_PLACE } from '#domain/money/payment/payment-state.ts';
import type { CheckoutSessionState } from './checkout-session-state.ts';
import type { OrderStatus } from './order-state.ts';

export type PaymentResultStatus =
  | 'OPEN'
  | 'PENDING'
  | 'PROCESSING'
  | 'SUCCESSFUL'
  | 'REQUIRED_APPROVAL'
  | 'UNSUCCESSFUL'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'LATE_MONEY'
  | 'REFUND_DUE'
  | 'REFUNDED'
  | 'WITHDRAWN';
export const PAYMENT_RESULT_STATUSES = [
  'OPEN',
  'PENDING',
  'PROCESSING',
  'SUCCESSFUL',
  'REQUIRED_APPROVAL',
  'UNSUCCESSFUL',
  'CANCELLED',
  'EXPIRED',
  'LATE_MONEY',
  'REFUND_DUE',
  'REFUNDED',
  'WITHDRAWN',
] as const satisfies readonly PaymentResultStatus[];

export type CheckoutOutcome = {
  readonly checkoutState: CheckoutSessionState;
  /** Null: no order yet. */
  readonly orderStatus: OrderStatus | null;
  /** The latest attempt; null without one. */
  readonly paymentState: PaymentState | null;
};

/** A finished order wins, then money without a place. Never UNSUCCESSFUL while the money is unknown. [D7] */
export function paymentResult(outcome: CheckoutOutcome): PaymentResultStatus {
  switch (outcome.orderStatus) {
    case 'SUCCESSFUL':
    case 'REQUIRED_APPROVAL':
    case 'REFUNDED':
    case 'WITHDRAWN':
      return outcome.orderStatus;
    case 'CANCELLED':
    case 'UNSUCCESSFUL':
    case 'PROCESSING':
    case null:
      return moneyWithoutPlace(outcome.paymentState) ?? checkoutResult(outcome);
    default:
      return never(outcome.orderStatus);
  }
}

const moneyWithoutPlace = (state: PaymentState | null): PaymentResultStatus | null =>
  STATES_WITHOUT_PLACE.find((known) => known === state) ?? null;

function checkoutResult({ checkoutState, orderStatus }: CheckoutOutcome): PaymentResultStatus {
  switch (checkoutState) {
    case 'OPEN':
      return 'OPEN';
    case 'PAYING':
      return 'PENDING';
    case 'COMPLETED':
      return orderStatus === 'CANCELLED' || orderStatus === 'UNSUCCESSFUL' ? orderStatus : 'PROCESSING';
    case 'CANCELLED':
      return 'CANCELLED';
    case 'EXPIRED':
      return 'EXPIRED';
    default:
      return never(checkoutState);
  }
}

/** Poll interval in milliseconds. [S9] */
export const RESULT_POLL_EVERY = 2_000;

const POLLED: readonly PaymentResultStatus[] = ['OPEN', 'PENDING'];

/** Whether polling makes sense: not once the result waits for somebody else, or is final. [S4-18] [D7] */
export const keepsPolling = (status: PaymentResultStatus): boolean => POLLED.includes(status);

const FINAL: readonly PaymentResultStatus[] = ['SUCCESSFUL', 'UNSUCCESSFUL', 'CANCELLED', 'REFUNDED', 'WITHDRAWN'];

/** Whether the result is final. An expired checkout is not: its money may still arrive. */
export const isFinalResult = (status: PaymentResultStatus): boolean => FINAL.includes(status);

/** Longest delay of a bank's notice. [D17] */
const BANK_TELLS_WITHIN = 30 * MINUTE;

/** Until when money sent in time may still be reported; null: none expected, or already known. [S4-59] */
export const moneyUnknownUntil = (checkout: {
  readonly status: PaymentResultStatus;
  readonly payBefore: Instant | null;
  readonly ordered: boolean;
}): Instant | null =>
  checkout.status === 'EXPIRED' && checkout.ordered && checkout.payBefore !== null
    ? later(checkout.payBefore, BANK_TELLS_WITHIN)
    : null;

/** How long a link for another device outlives its order's outcome. [design] */
const LINK_LIVES_ON = DAY;

const NOBODY_PAYS: readonly PaymentResultStatus[] = ['EXPIRED', 'REQUIRED_APPROVAL', 'REFUND_DUE'];

/** Whether the link has expired: nothing left to pay, for a day. */
export const isLinkExpired = (status: PaymentResultStatus, lastChange: Instant, now: Instant): boolean =>
  (isFinalResult(status) || NOBODY_PAYS.includes(status)) && later(lastChange, LINK_LIVES_ON) < now;

/** The deadline shown to the buyer: that of the payment, once begun. Null if nothing is to pay. [S9-17] */
export const paymentDeadline = (checkout: {
  readonly price: Dong;
  readonly heldUntil: Instant;
  readonly payment: { readonly payBefore: Instant } | null;
}): Instant | null => (checkout.price === 0 ? null : (checkout.payment?.payBefore ?? checkout.heldUntil));
