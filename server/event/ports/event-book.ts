import type { AttendanceMode } from '#domain/event/event.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { EventStock } from '#domain/sale/reservation/reservation.ts';
import type { Attendee, Registrant } from '#server/sale/ports/reservation-desk.ts';

/** Prices are the line's total, `unitPrice` a single one's. */
type QuoteLine = {
  readonly reservationId: string;
  readonly ticketTypeId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Dong;
  readonly originalPrice: Dong;
  readonly price: Dong;
  /** What of the order's code or card came off this line; absent: nothing, or an order from before codes. */
  readonly promo?: Dong;
};

export type FrozenQuote = {
  readonly lines: readonly QuoteLine[];
  readonly original: Dong;
  readonly discount: Dong;
  readonly donation: Dong;
  readonly final: Dong;
  /** Points that pay for a part of it; absent: none. */
  readonly points?: Points;
  /** Money of the wallet that pays for a part of it; absent: none. */
  readonly wallet?: Dong;
};

type NotedDonation = { readonly amount: Dong; readonly message: string | null; readonly inRoom: boolean };

export type CheckoutFacts = {
  readonly checkoutSessionId: string;
  readonly quote: FrozenQuote;
  readonly donationMessage: string | null;
  readonly donationInRoom: boolean;
  readonly policyVersion: number | null;
  readonly formVersion: number | null;
  readonly locale: Locale;
};

export type OrderRow = {
  readonly userOrderId: string;
  readonly orderNumber: string;
  readonly sectionEventId: number;
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentProvider | 'FREE';
  readonly quote: FrozenQuote;
  readonly donationMessage: string | null;
  readonly donationInRoom: boolean;
  readonly registrant: Registrant;
  readonly insertedAt: Instant;
  readonly updatedAt: Instant;
  readonly history: number;
};

export type TicketTypeFacts = {
  readonly ticketTypeId: string;
  readonly name: string;
  readonly description: string | null;
  readonly mode: AttendanceMode;
};

/** All data of one event that a batch of commands needs, read under its locks. */
export type EventBook = {
  readonly stock: EventStock;
  readonly policy: { readonly version: number } | null;
  readonly donationEnabled: boolean;
  /** Days that its organiser has to answer an order that needs approval. */
  readonly approvalDays: number;
  /** Each ticket has its own form; otherwise the first attendee's counts for all. */
  readonly formPerTicket: boolean;
  /** Every attendee gives phone number, gender and job title. */
  readonly generalInfo: boolean;
  /** Null: no questions. */
  readonly form: Form | null;
  readonly ticketTypes: ReadonlyMap<string, TicketTypeFacts>;
  readonly checkouts: ReadonlyMap<string, CheckoutFacts>;
  /** By checkout session. */
  readonly orders: ReadonlyMap<string, OrderRow>;
  /** By reservation, in the order of the places. */
  readonly attendees: ReadonlyMap<string, readonly Attendee[]>;
  /** By `donationKey`. */
  readonly donations: ReadonlyMap<string, NotedDonation>;
  /** By waiting entry. Absent: nobody waits. */
  readonly waitingContacts?: ReadonlyMap<string, WaitingContact>;
};

/** `invitationId`: of a guest, who takes places without a purchase; null: a buyer. */
export type WaitingContact = {
  readonly email: string;
  readonly locale: Locale;
  readonly invitationId: string | null;
};

export const donationKey = (sectionEventId: number, accountId: AccountId): string => `${sectionEventId} ${accountId}`;
