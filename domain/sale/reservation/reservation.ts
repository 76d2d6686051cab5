import type { EventStatus, PlanSale } from '#domain/event/event.ts';
import type { HeldSeat, SessionSeats } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points, worthOf } from '#domain/kernel/money/points.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CheckoutSessionState } from '#domain/sale/checkout/checkout-session-state.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import type { CardPromotion } from '#domain/sale/promotion/card-promotion.ts';
import type { DiscountCode } from '#domain/sale/promotion/discount-code.ts';
import type { QuotaStock } from '#domain/sale/quantity/quota-stock.ts';
import type { WaitingEntry } from '#domain/sale/waiting/waiting-entry.ts';

/** Invariant: reserved + sold ≤ capacity. A ticket type draws on one or more. */
export type Quota = QuotaStock & { readonly quotaId: string };

export type SellableTicketType = {
  readonly ticketTypeId: string;
  readonly sectionEventId: number;
  readonly quotaIds: readonly string[];
  readonly price: Dong;
  readonly originalPrice: Dong;
  readonly purchaseLimit: number | null;
  readonly accountLimit: number | null;
  readonly multipleOf: number;
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  /** Each ticket has a seat of the session's map. */
  readonly requiredSeat: boolean;
  /** Comes with invitations alone and is never for sale; absent: sold. */
  readonly byInvitation?: true;
};

export type SellableSession = {
  readonly sectionEventId: number;
  readonly planSale: PlanSale;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  /** Only this session is cancelled. */
  readonly cancelled: boolean;
};

export type SellableEvent = {
  readonly eventId: number;
  readonly status: EventStatus;
  readonly archive: boolean;
  readonly requiredApproval: boolean;
  /** The quota that closes all sessions' sales once it is sold; absent: none does. [S3-31] */
  readonly closingQuotaId?: string;
};

/** A buyer's line, with the prices frozen when it was taken. */
type Claim = {
  readonly reservationId: string;
  readonly accountId: AccountId;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly quantity: number;
  /** One per place if the type has seats, else none. A released line keeps them for reference. */
  readonly seats: readonly HeldSeat[];
  readonly unitPrice: Dong;
  readonly originalUnitPrice: Dong;
  /** Begin of the cart's hold. */
  readonly heldSince: Instant;
  readonly heldUntil: Instant;
  /** Of the command that created it; scoped to its buyer. */
  readonly idempotencyKey: string;
  readonly requestHash: string;
};

/** Becomes sold or is released. Quota counters are the sums of these rows. */
export type Reservation = Claim &
  (
    | { readonly state: 'HELD'; readonly checkoutSessionId: null }
    | { readonly state: 'IN_CHECKOUT'; readonly checkoutSessionId: string }
    | { readonly state: 'SOLD'; readonly checkoutSessionId: string }
    | { readonly state: 'RELEASED'; readonly checkoutSessionId: string | null }
  );

/** The saved card that a checkout's price was lowered for: no other may pay it. `off`: in dong. [S3-83] */
export type CardOfUse = { readonly cardId: string; readonly fingerprint: string; readonly off: Dong };

/** Tickets of an automatic one (by id), or one purchase of a code (by its text) or of a bank's promotion (by id). */
export type PromotionUse = {
  readonly kind: 'AUTOMATIC' | 'CODE' | 'CARD';
  readonly id: string;
  readonly uses: number;
  /** Of a CARD. */
  readonly card?: CardOfUse;
};

export type CardPurchase = {
  readonly promotionId: string;
  readonly accountId: AccountId;
  readonly fingerprint: string;
};

/** With the codes that the batch names, and for a card banks' promotions and earlier purchases. */
export type EventOffers = {
  readonly promotions: readonly AutomaticPromotion[];
  readonly codes: readonly DiscountCode[];
  readonly cards?: readonly CardPromotion[];
  readonly cardPurchases?: readonly CardPurchase[];
};

export type CheckoutSession = {
  readonly checkoutSessionId: string;
  readonly accountId: AccountId;
  readonly sectionEventId: number;
  readonly state: CheckoutSessionState;
  readonly price: Dong;
  readonly donation: Dong;
  readonly heldUntil: Instant;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  /** Points that pay for a part of the price; absent: none. */
  readonly points?: Points;
  /** Money of the buyer's wallet that pays for a part of the price; absent: none. */
  readonly wallet?: Dong;
  /** Counted while it is open, being paid or complete; absent: none. */
  readonly promotionUses?: readonly PromotionUse[];
};

/** What is left of a price for the payment to bring. */
export const moneyToPay = ({
  price,
  points = NO_POINTS,
  wallet = ZERO,
}: {
  readonly price: Dong;
  readonly points?: Points | undefined;
  readonly wallet?: Dong | undefined;
}): Dong => minus(price, worthOf(points), wallet);

/** Choices of a buyer whose late money found no place. [D7] */
export type LateChoice = 'REFUND' | 'WAIT';
export const LATE_CHOICES = ['REFUND', 'WAIT'] as const satisfies readonly LateChoice[];

/** One attempt to pay for a checkout session. */
export type Payment = {
  readonly paymentId: string;
  readonly checkoutSessionId: string;
  readonly accountId: AccountId;
  readonly provider: PaymentProvider;
  readonly state: PaymentState;
  readonly amount: Dong;
  readonly received: Dong;
  /** As shown to the buyer. */
  readonly payBefore: Instant;
  readonly heldUntil: Instant;
  /** Null until the buyer of late money chooses. */
  readonly lateChoice: LateChoice | null;
  readonly idempotencyKey: string;
};

/** Identified by provider and reference. */
export type Receipt = {
  readonly paymentId: string;
  readonly provider: PaymentProvider;
  readonly providerReference: string;
  readonly amount: Dong;
  readonly at: Instant;
};

/** What an account bought of a ticket type in lines that are not loaded, whatever their number. */
export type Bought = {
  readonly accountId: AccountId;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly quantity: number;
  /** At least one of the lines cost money. */
  readonly isPaid: boolean;
};

/**
 * The locked state of one event, as far as a batch of commands needs it:
 * - the quotas of all ticket types named below;
 * - of every buyer named: their HELD and IN_CHECKOUT reservations in this event, those with the command's idempotency
 * key, and unfinished checkout sessions; their SOLD reservations, or the sums of those that are not loaded;
 * - of every checkout session or payment named: itself, its reservations (also RELEASED) and payments, and the receipts
 * with the references named;
 * - all due holds with their checkout sessions and payments;
 * - all seats named by a command or a RELEASED reservation above, and whole sessions where the best seats are
 * requested.
 */
export type EventStock = {
  readonly event: SellableEvent;
  readonly sessions: readonly SellableSession[];
  readonly ticketTypes: readonly SellableTicketType[];
  readonly quotas: readonly Quota[];
  readonly reservations: readonly Reservation[];
  readonly bought: readonly Bought[];
  readonly checkoutSessions: readonly CheckoutSession[];
  readonly payments: readonly Payment[];
  readonly receipts: readonly Receipt[];
  readonly seats: readonly SessionSeats[];
  /** Absent: no command begins a checkout, or the event has none. */
  readonly offers?: EventOffers;
  /** Waiting entries, and those that commands name. Absent: none. */
  readonly waiting?: readonly WaitingEntry[];
};

/** Not changed by a batch. */
export type StockFacts = {
  readonly event: SellableEvent;
  readonly sessions: ReadonlyMap<number, SellableSession>;
  readonly ticketTypes: ReadonlyMap<string, SellableTicketType>;
};

export const quotaIdsOf = (facts: StockFacts, ticketTypeId: string): readonly string[] =>
  facts.ticketTypes.get(ticketTypeId)?.quotaIds ?? [];

/** Whether a buyer of late money waits for places; released places are then tried for them. [D7] */
export const waitsForPlaces = (
  payment: { readonly state: PaymentState; readonly lateChoice: LateChoice | null } | null,
): boolean => payment?.state === 'LATE_MONEY' && payment.lateChoice === 'WAIT';
