import type { EventStatus, PlanSale } from '#domain/event/event.ts';
import type { HeldSeat, SessionSeats } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CheckoutSessionState } from '#domain/sale/checkout/checkout-session-state.ts';
import type { QuotaStock } from '#domain/sale/quantity/quota-stock.ts';

/** Stock. A ticket type draws on one or more; never `reserved + sold > capacity`. */
export type Quota = QuotaStock & { readonly quotaId: string };

/** A ticket type as the sale needs it. */
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
};

export type SellableSession = {
  readonly sectionEventId: number;
  readonly planSale: PlanSale;
  readonly beginAt: Instant;
  readonly endAt: Instant;
};

export type SellableEvent = {
  readonly eventId: number;
  readonly status: EventStatus;
  readonly archive: boolean;
  readonly requiredApproval: boolean;
};

/** What a buyer claims: a line of a cart, with the prices frozen when it was taken. */
type Claim = {
  readonly reservationId: string;
  readonly accountId: AccountId;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly quantity: number;
  /** One for each place where the ticket type has seats, else none. A released line still says which it had. */
  readonly seats: readonly HeldSeat[];
  readonly unitPrice: Dong;
  readonly originalUnitPrice: Dong;
  /** The first hold of the buyer's cart. */
  readonly heldSince: Instant;
  readonly heldUntil: Instant;
  /** Of the command that made it; bound to its buyer. */
  readonly idempotencyKey: string;
  readonly requestHash: string;
};

/** A claim on places that becomes sold or is released. Counters of its quotas are the sums of these rows. */
export type Reservation = Claim &
  (
    | { readonly state: 'HELD'; readonly checkoutSessionId: null }
    | { readonly state: 'IN_CHECKOUT'; readonly checkoutSessionId: string }
    | { readonly state: 'SOLD'; readonly checkoutSessionId: string }
    | { readonly state: 'RELEASED'; readonly checkoutSessionId: string | null }
  );

/** A frozen quote on its way to an order. */
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
};

/** What a buyer may choose whose money came after the hold and found no place. [D7] */
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
  /** What the buyer is shown. */
  readonly payBefore: Instant;
  readonly heldUntil: Instant;
  /** What the buyer of late money chose; null until then. */
  readonly lateChoice: LateChoice | null;
  readonly idempotencyKey: string;
};

/** Money that arrived for a payment; provider and reference name it once and for all. */
export type Receipt = {
  readonly paymentId: string;
  readonly provider: PaymentProvider;
  readonly providerReference: string;
  readonly amount: Dong;
  readonly at: Instant;
};

/**
 * The locked state of one event, as far as a batch of commands needs it:
 * - every quota of the ticket types named by its commands and by the reservations below;
 * - of every buyer named: all reservations of this event that are HELD, IN_CHECKOUT or SOLD, all with the command's
 * idempotency key, and unfinished checkout sessions;
 * - of every checkout session or payment named: itself, its reservations (RELEASED ones too) and its payments; receipts
 * with the references named;
 * - every HELD or IN_CHECKOUT reservation that is due, with its checkout session and its payments;
 * - every seat that is named by a command or by a RELEASED reservation above, and all seats of a session of which the
 * best are asked for.
 */
export type EventStock = {
  readonly event: SellableEvent;
  readonly sessions: readonly SellableSession[];
  readonly ticketTypes: readonly SellableTicketType[];
  readonly quotas: readonly Quota[];
  readonly reservations: readonly Reservation[];
  readonly checkoutSessions: readonly CheckoutSession[];
  readonly payments: readonly Payment[];
  readonly receipts: readonly Receipt[];
  readonly seats: readonly SessionSeats[];
};

/** What a batch does not change. */
export type StockFacts = {
  readonly event: SellableEvent;
  readonly sessions: ReadonlyMap<number, SellableSession>;
  readonly ticketTypes: ReadonlyMap<string, SellableTicketType>;
};

export const quotaIdsOf = (facts: StockFacts, ticketTypeId: string): readonly string[] =>
  facts.ticketTypes.get(ticketTypeId)?.quotaIds ?? [];

/** Whether a buyer whose money came late wants to wait for places: whatever comes free is tried for it. [D7] */
export const waitsForPlaces = (
  payment: { readonly state: PaymentState; readonly lateChoice: LateChoice | null } | null,
): boolean => payment?.state === 'LATE_MONEY' && payment.lateChoice === 'WAIT';
