import type { PaymentResultStatus } from './result-status.ts';
import type { CheckoutStep } from './steps.ts';

/** Where a buyer stands who comes back to a visit of the payment page. */
export type ResumedPage =
  /** `holdExpired`: the places that were held are gone, which is said. */
  | { readonly at: 'SELECT_TICKET'; readonly holdExpired: boolean }
  /** `paying`: over its transfer. */
  | { readonly at: 'CHECKOUT'; readonly paying: boolean }
  | { readonly at: 'RESULT' };

/**
 * What the server says of the checkout that the visit began; `transferable`: it can be paid by the transfer that it
 * shows.
 */
export type BegunCheckout = { readonly status: PaymentResultStatus; readonly transferable: boolean };

/**
 * A reload goes on at the step it was made in. What has begun to be paid shows its result, except where its transfer
 * was being looked at; without places nothing can be paid, and step 1 it is. [S4-39] [S4-40]
 */
export function resumedPage(kept: CheckoutStep, ticketsHeld: boolean, begun: BegunCheckout | null): ResumedPage {
  if (begun !== null && begun.status !== 'OPEN') {
    const paying = kept === 'CHECKOUT' && begun.status === 'PENDING' && begun.transferable;
    return paying ? { at: 'CHECKOUT', paying } : { at: 'RESULT' };
  }
  if (kept === 'SELECT_TICKET') return { at: 'SELECT_TICKET', holdExpired: false };
  return ticketsHeld ? { at: 'CHECKOUT', paying: false } : { at: 'SELECT_TICKET', holdExpired: true };
}
