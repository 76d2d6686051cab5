import type { CheckoutSessionState } from './checkout-session-state.ts';
import type { PaymentResultStatus } from './result-status.ts';
import type { CheckoutStep } from './steps.ts';

export type PageEntry = {
  /** Not by reload or back/forward navigation. */
  readonly fresh: boolean;
  /** ?payment_checkout_session_id: returned from a gateway, or from the signed link. */
  readonly returnedWith: string | null;
  /** vnp_ResponseCode=24. */
  readonly cancelledAtGateway: boolean;
  readonly unfinished: { readonly checkoutSessionId: string; readonly state: CheckoutSessionState } | null;
};

/** RESET: back to step 1. SHOW_RESULT: step 4. OFFER_UNFINISHED: a payment exists, so nothing is cancelled. */
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

/** What starting over does, by init or reset. A checkout that awaits money is offered, never cancelled. [S4-40] */
export function startOver(
  unfinished: PageEntry['unfinished'],
): Extract<EntryAction, { readonly kind: 'RESET' | 'OFFER_UNFINISHED' }> {
  if (unfinished?.state === 'PAYING')
    return { kind: 'OFFER_UNFINISHED', checkoutSessionId: unfinished.checkoutSessionId };
  return { kind: 'RESET', cancel: unfinished?.state === 'OPEN' ? unfinished.checkoutSessionId : null };
}

/** The unfinished checkout that a result describes: OPEN if it can be cancelled without loss, else PAYING. */
export const unfinishedOf = (
  session: { readonly id: string; readonly status: PaymentResultStatus } | null,
): PageEntry['unfinished'] =>
  session === null ? null : { checkoutSessionId: session.id, state: session.status === 'OPEN' ? 'OPEN' : 'PAYING' };

export type ResumedPage =
  /** `holdExpired`: the places that were held are gone, and the page says so. */
  | { readonly at: 'SELECT_TICKET'; readonly holdExpired: boolean }
  /** `paying`: under the dialog of its transfer. */
  | { readonly at: 'CHECKOUT'; readonly paying: boolean }
  | { readonly at: 'RESULT' };

/** `transferable`: it can be paid by the transfer shown. */
export type BegunCheckout = {
  readonly checkoutSessionId: string;
  readonly status: PaymentResultStatus;
  readonly transferable: boolean;
};

/** A checkout being paid shows its result, unless its transfer was open. [S4-39] [S4-40] */
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
