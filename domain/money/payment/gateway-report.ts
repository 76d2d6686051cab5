import { type Instant, MINUTE } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { GatewayProvider } from './payment-method.ts';

/** FAILED and CANCELLED: money reported later still counts. REVIEW: a person has to look. */
export type GatewayState = 'OPEN' | 'PAID' | 'FAILED' | 'CANCELLED' | 'REVIEW';

/** What a gateway says about one payment, whether it called or was asked. `amount` in dong. */
export type GatewayReport = {
  readonly provider: GatewayProvider;
  /** Names the payment at the gateway. */
  readonly reference: string;
  /** SUSPECTED: debited, and held back by the gateway. */
  readonly outcome: 'OPEN' | 'PAID' | 'FAILED' | 'CANCELLED' | 'SUSPECTED';
  readonly amount: Dong;
  /** The gateway's own code of the outcome. */
  readonly code: string;
  readonly transactionNumber: string | null;
  /** When it was paid, if the gateway says so. */
  readonly paidAt: Instant | null;
};

/**
 * What a gateway says of one refund. `number`: its own. `code`: its own word for the outcome. REFUSED is final.
 * `disputed`: because the buyer's bank took the money.
 */
export type RefundReport = {
  readonly outcome: 'ACCEPTED' | 'DONE' | 'REFUSED';
  readonly number: string | null;
  readonly code: string;
  readonly disputed?: boolean;
};

/** SETTLE: money arrived. NOTE: the state changes without money. */
export type ReportDecision =
  | { readonly kind: 'SETTLE' }
  | { readonly kind: 'NOTE'; readonly state: Exclude<GatewayState, 'OPEN' | 'PAID'> }
  | { readonly kind: 'REPEATED' }
  | { readonly kind: 'STILL_OPEN' }
  | { readonly kind: 'WRONG_AMOUNT' };

/** A failure never undoes reported money; only a success with exactly the amount asked for settles. [STD 2] */
export function decideReport(
  known: { readonly state: GatewayState; readonly amount: Dong },
  report: Pick<GatewayReport, 'outcome' | 'amount'>,
): ReportDecision {
  if (report.outcome === 'OPEN') return { kind: 'STILL_OPEN' };
  if (report.amount !== known.amount) return { kind: 'WRONG_AMOUNT' };
  if (known.state === 'PAID') return { kind: 'REPEATED' };
  if (report.outcome === 'PAID') return { kind: 'SETTLE' };
  const state = report.outcome === 'SUSPECTED' ? 'REVIEW' : report.outcome;
  return known.state === 'OPEN' || state === 'REVIEW' ? noteOnce(known.state, state) : { kind: 'REPEATED' };
}

const noteOnce = (before: GatewayState, state: 'FAILED' | 'CANCELLED' | 'REVIEW'): ReportDecision =>
  before === state ? { kind: 'REPEATED' } : { kind: 'NOTE', state };

/** In ms: from the start of the payment, then between asks; the last one repeats. [STD 2] */
export const GATEWAY_WAITS = [3, 5, 10, 10, 15, 30, 60, 120, 360].map((minutes) => minutes * MINUTE);
export const GATEWAY_ASKS = 20;

/** A buyer who returns may have the gateway asked at once, but no more often than this, in ms. */
export const ASKED_AGAIN_AFTER = 4_000;
