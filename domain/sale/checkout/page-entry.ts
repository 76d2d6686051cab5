import type { CheckoutSessionState } from './checkout-session-state.ts';
import type { PaymentResultStatus } from './result-status.ts';
import type { CheckoutStep } from './steps.ts';

/** How the payment page was reached, and what is known of an earlier checkout of this session. */
export type PageEntry = {
  /** Reached anew, not by a reload or by going back and forth. */
  readonly fresh: boolean;
  /** ?payment_checkout_session_id: back from a gateway, or named by the signed link. */
  readonly returnedWith: string | null;
  /** vnp_ResponseCode=24: cancelled at the gateway. */
  readonly cancelledAtGateway: boolean;
  /** The buyer's unfinished checkout session of this session. */
  readonly unfinished: { readonly checkoutSessionId: string; readonly state: CheckoutSessionState } | null;
};

/**
 * RESET: step 1, everything cleared, the open checkout session cancelled, the cart emptied, the session loaded. RESUME:
 * what was filled in and held goes on. SHOW_RESULT: step 4 of that checkout session. OFFER_UNFINISHED: a payment was
 * created, so that nothing is cancelled.
 */
export type EntryAction =
  | { readonly kind: 'RESET'; readonly cancel: string | null }
  | { readonly kind: 'RESUME' }
  | { readonly kind: 'SHOW_RESULT'; readonly checkoutSessionId: string }
  | { readonly kind: 'OFFER_UNFINISHED'; readonly checkoutSessionId: string };

/** What opening the payment page does. [S4-39] [S4-40] */
export function onPageEntry(entry: PageEntry): EntryAction {
  if (entry.returnedWith !== null && !entry.cancelledAtGateway)
    return { kind: 'SHOW_RESULT', checkoutSessionId: entry.returnedWith };
  const goesOn = !entry.fresh && !entry.cancelledAtGateway && entry.unfinished?.state !== 'PAYING';
  return goesOn ? { kind: 'RESUME' } : startOver(entry.unfinished);
}

/** What beginning anew does, by init or by reset: what waits for money is offered instead, never cancelled. [S4-40] */
export function startOver(
  unfinished: PageEntry['unfinished'],
): Extract<EntryAction, { readonly kind: 'RESET' | 'OFFER_UNFINISHED' }> {
  if (unfinished?.state === 'PAYING')
    return { kind: 'OFFER_UNFINISHED', checkoutSessionId: unfinished.checkoutSessionId };
  return { kind: 'RESET', cancel: unfinished?.state === 'OPEN' ? unfinished.checkoutSessionId : null };
}

/**
 * An unfinished checkout session as its result tells of it: what can still be cancelled without anything lost is OPEN,
 * all else was begun to be paid.
 */
export const unfinishedOf = (
  session: { readonly id: string; readonly status: PaymentResultStatus } | null,
): PageEntry['unfinished'] =>
  session === null ? null : { checkoutSessionId: session.id, state: session.status === 'OPEN' ? 'OPEN' : 'PAYING' };

export type ResetAction = 'CANCEL_CHECKOUT' | 'EMPTY_CART' | 'LOAD_SESSION';

/** What a reset asks of the server, in this order; places go back before they are counted again. [S4-40] */
export const resetActions = (cancel: string | null): readonly ResetAction[] =>
  cancel === null ? ['EMPTY_CART', 'LOAD_SESSION'] : ['CANCEL_CHECKOUT', 'EMPTY_CART', 'LOAD_SESSION'];

/** Where a buyer stands who comes back to a visit of the payment page. */
export type ResumedPage =
  /** `holdExpired`: the places that were held are gone, and the page says so. */
  | { readonly at: 'SELECT_TICKET'; readonly holdExpired: boolean }
  /** `paying`: under the dialog of its transfer. */
  | { readonly at: 'CHECKOUT'; readonly paying: boolean }
  | { readonly at: 'RESULT' };

/**
 * What the server says of the checkout that the visit began; `transferable`: it can be paid by the transfer that it
 * shows.
 */
export type BegunCheckout = {
  readonly checkoutSessionId: string;
  readonly status: PaymentResultStatus;
  readonly transferable: boolean;
};

/**
 * A reload goes on at the step it was made in. What has begun to be paid shows its result, except where its transfer
 * was being looked at; without places nothing can be paid, and step 1 it is. [S4-39] [S4-40]
 */
export function resumedPage(
  kept: CheckoutStep,
  ticketsHeld: boolean,
  begun: Pick<BegunCheckout, 'status' | 'transferable'> | null,
): ResumedPage {
  if (begun !== null && begun.status !== 'OPEN') {
    const paying = kept === 'CHECKOUT' && begun.status === 'PENDING' && begun.transferable;
    return paying ? { at: 'CHECKOUT', paying } : { at: 'RESULT' };
  }
  if (kept === 'SELECT_TICKET') return { at: 'SELECT_TICKET', holdExpired: false };
  return ticketsHeld ? { at: 'CHECKOUT', paying: false } : { at: 'SELECT_TICKET', holdExpired: true };
}
