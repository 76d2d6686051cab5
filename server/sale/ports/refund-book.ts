import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { MoneyParts } from '#domain/sale/refund/money-parts.ts';
import type { Refund, RefundReason, RefundStatus } from '#domain/sale/refund/refund.ts';
import type { EventStock, Payment } from '#domain/sale/reservation/reservation.ts';
import type { StockWrites } from '#domain/sale/reservation/stock-outcome.ts';
import type { TicketState } from '#domain/ticket/bought-ticket.ts';
import type { OrderRow } from '#server/event/ports/event-book.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { BookedLine, OrderEvent } from './desk-decision.ts';

export type KnownRefund = Refund & {
  readonly key: string;
  /** It goes back through the gateway that took its payment. */
  readonly byProvider: boolean;
  readonly paymentId: string;
  readonly transferCode: string;
  /** Of its tickets part, given back as points when it was decided. */
  readonly points: Points;
  /** Of its tickets and donation, given back to the wallet when it was decided. */
  readonly wallet: Dong;
};

export type OrderTicket = {
  readonly boughtTicketId: string;
  readonly reservationId: string;
  readonly position: number;
  readonly seatId: string | null;
  readonly state: TicketState;
  readonly checkedIn: boolean;
};

/** An order with its money and places, under the locks of its event. */
export type OrderBook = {
  readonly eventId: number;
  /** The refund window follows it. */
  readonly eventEndsAt: Instant;
  readonly order: OrderRow;
  readonly locale: Locale;
  readonly payments: readonly Payment[];
  /** The order's lines, with the quotas and ticket types of its event; without them where only money moves. */
  readonly stock: EventStock;
  readonly tickets: readonly OrderTicket[];
  readonly refunds: readonly KnownRefund[];
  /** As booked when the order was paid; zero before, in dong. */
  readonly sold: Pick<MoneyParts, 'tickets' | 'donation' | 'surplus'>;
};

export type NewRefund = {
  readonly refundId: string;
  readonly key: string;
  readonly userOrderId: string;
  readonly paymentId: string;
  readonly accountId: AccountId;
  readonly reason: RefundReason;
  readonly parts: MoneyParts;
  readonly points: Points;
  readonly wallet: Dong;
  readonly status: RefundStatus;
  readonly attempts: number;
  readonly byProvider: boolean;
  readonly transferCode: string;
  readonly note: string | null;
  readonly decidedBy: AccountId | null;
  readonly tickets: readonly { readonly boughtTicketId: string; readonly worth: Dong }[];
};

export type RefundStep = {
  readonly refundId: string;
  readonly status: RefundStatus;
  readonly attempts: number;
  readonly by: AccountId | null;
  readonly because: string | null;
};

export type OrderChange = {
  readonly order: OrderRow;
  readonly orderEvents: readonly OrderEvent[];
  readonly payments: readonly Payment[];
  /** null: no place changes hands. */
  readonly stock: StockWrites | null;
  readonly voided: readonly string[];
  readonly refund: NewRefund | null;
  readonly step: RefundStep | null;
  readonly ledger: readonly BookedLine[];
};

/** Orders and their refunds, opened under the locks that a sale takes, in its order. */
export type RefundBook = {
  /** `places` false: only money moves, and the places stay unlocked. null: no such order. */
  readonly open: (tx: Transaction, eventId: number, orderId: string, places: boolean) => Promise<OrderBook | null>;
  /** The same with its places for a page that shows what could be done: locks nothing, so that no sale waits for it. */
  readonly read: (tx: Transaction, eventId: number, orderId: string) => Promise<OrderBook | null>;
  /** The order of a refund. */
  readonly orderOf: (tx: Transaction, eventId: number, refundId: string) => Promise<string | null>;
  /** null: the payment bought nothing. */
  readonly orderOfPayment: (tx: Transaction, eventId: number, paymentId: string) => Promise<string | null>;
  readonly write: (tx: Transaction, book: OrderBook, change: OrderChange, now: Instant) => Promise<void>;
};

export const RefundBook: Token<RefundBook> = token<RefundBook>('RefundBook');
