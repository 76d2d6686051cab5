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
