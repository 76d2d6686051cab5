import type { HeldSeat } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CheckoutSessionState } from '#domain/sale/checkout/checkout-session-state.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';
import type { NoPlaceReason } from '#domain/sale/reservation/stock-outcome.ts';
import type { FrozenQuote } from '#server/event/ports/event-book.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Registrant } from './reservation-desk.ts';

export type CartLine = {
  readonly eventId: number;
  readonly reservationId: string;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly quantity: number;
  /** Of ticket types with seats. */
  readonly seats: readonly HeldSeat[];
  readonly unitPrice: Dong;
  readonly originalUnitPrice: Dong;
  readonly heldUntil: Instant;
  readonly insertedAt: Instant;
};

export type CheckoutPayment = {
  readonly paymentId: string;
  readonly provider: PaymentProvider;
  readonly state: PaymentState;
  readonly amount: Dong;
  readonly received: Dong;
  readonly lateChoice: LateChoice | null;
  /** Why late money found no place when it arrived; null where it is not late, or its places were not looked for. */
  readonly lateBecause: NoPlaceReason | null;
  readonly transferCode: string | null;
  readonly payBefore: Instant;
  readonly updatedAt: Instant;
};

export type CheckoutPromotions = {
  readonly code: { readonly code: string; readonly percentOff: number | null; readonly amountOff: Dong | null } | null;
  readonly automatic: readonly { readonly ticketTypeId: string; readonly name: string }[];
  /** The bank's promotion, and what it took off. */
  readonly card: { readonly issuer: string | null; readonly off: Dong } | null;
};

export type CheckoutView = {
  readonly eventId: number;
  readonly checkoutSessionId: string;
  readonly sectionEventId: number;
  readonly accountId: AccountId;
  readonly state: CheckoutSessionState;
  readonly quote: FrozenQuote;
  readonly heldUntil: Instant;
  readonly insertedAt: Instant;
  readonly updatedAt: Instant;
  /** The newest one. */
  readonly payment: CheckoutPayment | null;
  /** Received beyond the price, over all payments. */
  readonly overpaid: Dong;
  readonly order: {
    readonly userOrderId: string;
    readonly status: OrderStatus;
    readonly registrant: Registrant;
  } | null;
};

export type OrderLine = FrozenQuote['lines'][number];

export type OrderView = {
  readonly eventId: number;
  readonly userOrderId: string;
  readonly orderNumber: string;
  readonly sectionEventId: number;
  readonly accountId: AccountId;
  readonly checkoutSessionId: string | null;
  readonly status: OrderStatus;
  readonly paymentMethod: string;
  readonly price: Dong;
  readonly originalPrice: Dong;
  readonly discount: Dong;
  readonly donation: Dong;
  /** Points that paid for a part of the price. */
  readonly points: Points;
  /** Money of the wallet that paid for a part of the price. */
  readonly wallet: Dong;
  readonly donationMessage: string | null;
  readonly lines: readonly OrderLine[];
  readonly registrant: Registrant;
  readonly insertedAt: Instant;
  readonly updatedAt: Instant;
};

type CartFilter = {
  readonly sectionEventId: number | null;
  readonly afterReservationId: string | null;
  readonly limit: number;
};

/** Null: all. `pendingAt`: that wait for payment or approval then, for sessions that have not ended. */
export type OrderFilter = { readonly eventId: number | null; readonly pendingAt: Instant | null };

/** Carts, checkouts and orders of buyers. */
export type CheckoutReader = {
  /** Held and not due, oldest first. */
  readonly cart: (accountId: AccountId, filter: CartFilter, now: Instant) => Promise<readonly CartLine[]>;
  readonly cartLines: (eventId: number, reservationIds: readonly string[]) => Promise<readonly CartLine[]>;
  /** Asked for many lines at once. */
  readonly seatsOfLine: (line: {
    readonly eventId: number;
    readonly reservationId: string;
  }) => Promise<readonly HeldSeat[]>;
  readonly checkout: (eventId: number, checkoutSessionId: string) => Promise<CheckoutView | null>;
  readonly promotions: (eventId: number, checkoutSessionId: string) => Promise<CheckoutPromotions>;
  /** The newest checkout of a session that waits for money, or for the buyer's choice about late money. */
  readonly unfinished: (eventId: number, sectionEventId: number, accountId: AccountId) => Promise<CheckoutView | null>;
  readonly order: (eventId: number, userOrderId: string) => Promise<OrderView | null>;
  readonly orders: (accountId: AccountId, filter: OrderFilter, page: PageRequest) => Promise<Page<OrderView>>;
  readonly countOrders: (accountId: AccountId, filter: OrderFilter) => Promise<number | null>;
  /** Cached, as it never changes. */
  readonly eventOfSession: (sectionEventId: number) => Promise<number | null>;
};

export const CheckoutReader: Token<CheckoutReader> = token<CheckoutReader>('CheckoutReader');
