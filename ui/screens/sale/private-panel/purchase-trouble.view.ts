import type { Trouble } from '#application/platform/trouble.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { PrivatePurchaseProblem } from '#domain/sale/checkout/decide-private-purchase.ts';
import { CHECKOUT_PROBLEMS_SAID } from '#words/sale/checkout-problems.ts';

/** Null: nothing is said. */
export const problemSentence = (problem: PrivatePurchaseProblem, locale: Locale): string | null =>
  problem === 'UNDER_WAY' || problem === 'NOT_HERE' ? null : CHECKOUT_PROBLEMS_SAID[problem][locale];

/** Messages about tickets do not fit a donation. [S8-11] */
export const isDonationFailure = (trouble: Trouble, numberOfTickets: number): boolean =>
  numberOfTickets === 0 &&
  trouble.code !== 'UNREACHABLE' &&
  trouble.code !== 'UNAUTHORIZED' &&
  trouble.code !== 'DONATION_MESSAGE_TOO_LONG';

export type PurchaseSetback =
  | { readonly kind: 'PROBLEM'; readonly problem: PrivatePurchaseProblem }
  | {
      readonly kind: 'TROUBLE';
      readonly trouble: Trouble;
      readonly asked: 'CART' | 'TICKETS';
      readonly numberOfTickets: number;
    };

export type PurchaseFailed = (trouble: Trouble, numberOfTickets: number, asked?: 'CART' | 'TICKETS') => void;
