import { DAY, type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { type PaymentState, STATES_WITHOUT_PLACE } from '#domain/money/payment/payment-state.ts';
import type { CheckoutSessionState } from './checkout-session-state.ts';
import type { OrderStatus } from './order-state.ts';

/** What the result page tells a buyer about a checkout. */
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
  /** null before an order exists. */
  readonly orderStatus: OrderStatus | null;
  /** Of the latest attempt; null when none was made. */
  readonly paymentState: PaymentState | null;
};

/**
 * An order that is done speaks first; then money that has no place; then the checkout. Never UNSUCCESSFUL while the
 * money is unknown. [D7]
 */
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

/** Between two looks at a result that is polled, in milliseconds. [S9] */
export const RESULT_POLL_EVERY = 2_000;

const POLLED: readonly PaymentResultStatus[] = ['OPEN', 'PENDING'];

/** Whether asking again makes sense: not once it waits for somebody else, or for nobody. [S4-18] [D7] */
export const keepsPolling = (status: PaymentResultStatus): boolean => POLLED.includes(status);

const FINAL: readonly PaymentResultStatus[] = ['SUCCESSFUL', 'UNSUCCESSFUL', 'CANCELLED', 'REFUNDED', 'WITHDRAWN'];

/** Nothing more becomes of it. An expired checkout is not final: its money may still come. */
export const isFinalResult = (status: PaymentResultStatus): boolean => FINAL.includes(status);

/** A bank's notice comes this much after the transfer at the latest. [D17] */
const BANK_TELLS_WITHIN = 30 * MINUTE;

/**
 * Until when money that was sent in time may still be told of, though the places went back on sale meanwhile: before
 * that nobody knows whether it was sent. Null: nothing was to be sent, or what came is known.
 */
export const moneyUnknownUntil = (checkout: {
  readonly status: PaymentResultStatus;
  readonly payBefore: Instant | null;
  /** Its payment was begun, so that there was an account to send the money to. */
  readonly ordered: boolean;
}): Instant | null =>
  checkout.status === 'EXPIRED' && checkout.ordered && checkout.payBefore !== null
    ? later(checkout.payBefore, BANK_TELLS_WITHIN)
    : null;

/**
 * A link for another device outlives the order's outcome by this much, so that who paid elsewhere sees that it arrived.
 * [design]
 */
const LINK_LIVES_ON = DAY;

const NOBODY_PAYS: readonly PaymentResultStatus[] = ['EXPIRED', 'REQUIRED_APPROVAL', 'REFUND_DUE'];

/** Whether the link is over: nothing is left to pay, and that for a day. */
export const isLinkExpired = (status: PaymentResultStatus, lastChange: Instant, now: Instant): boolean =>
  (isFinalResult(status) || NOBODY_PAYS.includes(status)) && later(lastChange, LINK_LIVES_ON) < now;

/**
 * Until when a checkout is to be paid, as its buyer is told: the payment's own time once one was begun; null where
 * nothing is to be paid. [S9-17]
 */
export const paymentDeadline = (checkout: {
  readonly price: Dong;
  readonly heldUntil: Instant;
  readonly payment: { readonly payBefore: Instant } | null;
}): Instant | null => (checkout.price === 0 ? null : (checkout.payment?.payBefore ?? checkout.heldUntil));
