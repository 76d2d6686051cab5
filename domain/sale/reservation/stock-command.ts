import type { SeatRequest } from '#domain/event/seat/seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { ManualAnswer } from '#domain/money/payment/manual-payment.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SavedPayingCard } from '#domain/sale/promotion/card-promotion.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import type { LateChoice } from './reservation.ts';

/** Scoped to the buyer; the hash identifies the request. */
type Idempotent = { readonly accountId: AccountId; readonly idempotencyKey: string; readonly requestHash: string };

/** All or none. 'replace': earlier lines are released; 'add': they stay. `reservationId`: for the new line. */
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

/** Changes a cart line's quantity; 0 releases it. It keeps its id and, unless others are requested, its seats. */
export type ChangeLine = {
  readonly kind: 'CHANGE_LINE';
  readonly accountId: AccountId;
  readonly reservationId: string;
  readonly quantity: number;
  readonly seats?: SeatRequest;
};

/** Null: the whole event. */
export type ReleaseCart = {
  readonly kind: 'RELEASE_CART';
  readonly accountId: AccountId;
  readonly sectionEventId: number | null;
};

export type CancelCheckout = {
  readonly kind: 'CANCEL_CHECKOUT';
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
};

export type GiveBack = {
  readonly kind: 'GIVE_BACK';
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
};

export type AnswerApproval = {
  readonly kind: 'ANSWER_APPROVAL';
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  readonly places: 'KEEP' | 'RELEASE';
};

/** A price of 0 completes the order. */
export type BeginCheckout = Idempotent & {
  readonly kind: 'BEGIN_CHECKOUT';
  readonly sectionEventId: number;
  readonly checkoutSessionId: string;
  readonly donation: Dong;
  /** Null: the page showed none. */
  readonly shownPrice: Dong | null;
  /** Absent: none. */
  readonly code?: CodeText;
  /** The saved card to charge; absent: paid in another way, or not known yet. */
  readonly card?: SavedPayingCard;
  /** Points to use; absent: none. */
  readonly points?: Points;
  /** Money of the wallet that pays a part; absent: none. */
  readonly wallet?: Dong;
  /** Number of attendees per line. */
  readonly attendees: readonly { readonly reservationId: string; readonly count: number }[];
};

/** By right of the organiser: complete at once, and purchase limits do not apply. [D24] */
export type IssueTickets = Idempotent & {
  readonly kind: 'ISSUE_TICKETS';
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly quantity: number;
  readonly reservationId: string;
  readonly checkoutSessionId: string;
  /** Absent: before those who wait. BEHIND: after them. OFFERED: the line of `reservationId`, offered from the list. */
  readonly waiting?: 'BEHIND' | 'OFFERED';
};

/** Begins a payment. A checkout has one pending payment; repeating returns the same. */
export type BeginPayment = {
  readonly kind: 'BEGIN_PAYMENT';
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  readonly paymentId: string;
  readonly provider: PaymentProvider;
  readonly idempotencyKey: string;
  /** Points that the buyer's account holds for the checkout; absent: none. */
  readonly pointsHeld?: Points;
  /** Money that the buyer's wallet holds for the checkout; absent: none. */
  readonly walletHeld?: Dong;
  /** Places wait this long, in milliseconds, but not beyond their session; absent: as the provider's payments do. */
  readonly waits?: number;
};

/** The organiser confirms that a manual payment's money came, all of it, or refuses the payment. */
export type AnswerManual = {
  readonly kind: 'ANSWER_MANUAL';
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  readonly answer: ManualAnswer;
};

/** One reference counts once. */
export type Settle = {
  readonly kind: 'SETTLE';
  readonly paymentId: string;
  readonly provider: PaymentProvider;
  readonly providerReference: string;
  readonly amount: Dong;
  readonly at: Instant;
};

export type Reseat = { readonly kind: 'RESEAT'; readonly paymentId: string };

/** WAIT keeps trying to seat; REFUND ends it. */
export type ChooseLateMoney = {
  readonly kind: 'CHOOSE_LATE_MONEY';
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  readonly choice: LateChoice;
};

/** Every batch releases expired holds; this command only triggers one. */
type ReleaseExpired = { readonly kind: 'RELEASE_EXPIRED' };

/** Null: unlimited. */
export type ChangeCapacity = {
  readonly kind: 'CHANGE_CAPACITY';
  readonly quotaId: string;
  readonly capacity: number | null;
  /** As its editor read it: refused with STALE when it is another one by now. Absent: whatever it is. */
  readonly from?: number | null;
};

export type JoinWaiting = {
  readonly kind: 'JOIN_WAITING';
  readonly accountId: AccountId;
  readonly waitingEntryId: string;
  readonly ticketTypeId: string;
  readonly party: number;
  /** By right of the organiser: purchase limits do not apply. */
  readonly invited?: boolean;
};

/** Leaves the waiting list, or declines the places offered; the organiser may do it for somebody. */
export type LeaveWaiting = {
  readonly kind: 'LEAVE_WAITING';
  readonly accountId: AccountId;
  readonly waitingEntryId: string;
};

export type StockCommand =
  | HoldPlaces
  | ChangeLine
  | ReleaseCart
  | CancelCheckout
  | GiveBack
  | AnswerApproval
  | BeginCheckout
  | IssueTickets
  | BeginPayment
  | AnswerManual
  | Settle
  | Reseat
  | ChooseLateMoney
  | ReleaseExpired
  | ChangeCapacity
  | JoinWaiting
  | LeaveWaiting;
