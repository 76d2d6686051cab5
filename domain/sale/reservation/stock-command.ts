import type { SeatRequest } from '#domain/event/seat/seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { LateChoice } from './reservation.ts';

/** A key that a client repeats with a retry. It belongs to its buyer, and the hash says what was asked for. */
type Idempotent = { readonly accountId: AccountId; readonly idempotencyKey: string; readonly requestHash: string };

/**
 * Takes the places of a whole selection, all or none. 'replace': the selection becomes the buyer's cart of this
 * session, and what it held before is given back in the same breath; 'add': the lines come to those already held.
 * `reservationId` names the new line.
 */
export type HoldPlaces = Idempotent & {
  readonly kind: 'HOLD';
  readonly mode: 'replace' | 'add';
  readonly sectionEventId: number;
  readonly lines: readonly HoldLine[];
};

export type HoldLine = {
  readonly reservationId: string;
  readonly ticketTypeId: string;
  readonly quantity: number;
  readonly seats?: SeatRequest;
};

/**
 * Sets one line of the cart to another quantity; 0 gives it back. The line keeps its id and, unless others are asked
 * for, its seats.
 */
export type ChangeLine = {
  readonly kind: 'CHANGE_LINE';
  readonly accountId: AccountId;
  readonly reservationId: string;
  readonly quantity: number;
  readonly seats?: SeatRequest;
};

/** Empties the buyer's cart: of one session, or of the whole event when null. */
export type ReleaseCart = {
  readonly kind: 'RELEASE_CART';
  readonly accountId: AccountId;
  readonly sectionEventId: number | null;
};

/** Gives up a checkout session that has no payment yet. */
export type CancelCheckout = {
  readonly kind: 'CANCEL_CHECKOUT';
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
};

/**
 * Gives back what a finished order took that cost nothing: who was invited does not come after all, or the invitation
 * is taken back.
 */
export type GiveBack = {
  readonly kind: 'GIVE_BACK';
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
};

/** Freezes the cart of a session as a checkout session. A price of 0 is an order at once. */
export type BeginCheckout = Idempotent & {
  readonly kind: 'BEGIN_CHECKOUT';
  readonly sectionEventId: number;
  readonly checkoutSessionId: string;
  readonly donation: Dong;
  /** The total that the page showed; null when it showed none. */
  readonly shownPrice: Dong | null;
  /** How many attendees were given for each line. */
  readonly attendees: readonly { readonly reservationId: string; readonly count: number }[];
};

/**
 * Issues free tickets by right of the organiser: to an invited guest, or as a gift. The order is complete at once,
 * without approval, and the account's cart stays as it is. Purchase limits do not apply. [D24]
 */
export type IssueTickets = Idempotent & {
  readonly kind: 'ISSUE_TICKETS';
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly quantity: number;
  readonly reservationId: string;
  readonly checkoutSessionId: string;
};

/** Starts to pay. A checkout session has one payment that waits: asked again, it answers the same one. */
export type BeginPayment = {
  readonly kind: 'BEGIN_PAYMENT';
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  readonly paymentId: string;
  readonly provider: PaymentProvider;
  readonly idempotencyKey: string;
};

/** Money arrived for a payment. Told twice under one reference, it counts once. */
export type Settle = {
  readonly kind: 'SETTLE';
  readonly paymentId: string;
  readonly provider: PaymentProvider;
  readonly providerReference: string;
  readonly amount: Dong;
  readonly at: Instant;
};

/** Tries once more to seat late money whose buyer waits. */
export type Reseat = { readonly kind: 'RESEAT'; readonly paymentId: string };

/** The buyer of late money chooses. WAIT keeps trying to seat; REFUND ends it. */
export type ChooseLateMoney = {
  readonly kind: 'CHOOSE_LATE_MONEY';
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  readonly choice: LateChoice;
};

/** Gives back what is due. Every batch does; this one only wakes it. */
type ReleaseExpired = { readonly kind: 'RELEASE_EXPIRED' };

/** null: unlimited. */
export type ChangeCapacity = {
  readonly kind: 'CHANGE_CAPACITY';
  readonly quotaId: string;
  readonly capacity: number | null;
};

export type StockCommand =
  | HoldPlaces
  | ChangeLine
  | ReleaseCart
  | CancelCheckout
  | GiveBack
  | BeginCheckout
  | IssueTickets
  | BeginPayment
  | Settle
  | Reseat
  | ChooseLateMoney
  | ReleaseExpired
  | ChangeCapacity;
