import type { AnsweredTicket } from '#application/event/ports/questionnaires.ts';
import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { OrderMoneyLabel } from '#domain/sale/checkout/order-money-label.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { OrderedSession } from './ordered-session.ts';

/** A line of an order, with names and prices as they were. */
type OrderItem = {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Dong;
  readonly price: Dong;
};

export type OwnOrder = {
  readonly id: string;
  readonly orderNumber: string;
  /** Null: one that this version does not know. */
  readonly status: OrderStatus | null;
  /** What is said of its money; null: what came goes back. */
  readonly moneyLabel: OrderMoneyLabel | null;
  readonly price: Dong;
  readonly originalPrice: Dong;
  readonly discount: Dong;
  readonly donation: Dong;
  readonly donationMessage: string | null;
  readonly received: Dong;
  readonly paymentMethod: string;
  readonly orderedAt: Instant;
  readonly buyer: string;
  readonly email: string;
  readonly items: readonly OrderItem[];
  readonly session: OrderedSession;
};

/** A ticket of an order, as its buyer sees it. */
export type OrderTicket = {
  readonly id: string;
  readonly holder: string;
  readonly ticketName: string;
  readonly seat: string | null;
  readonly status: 'VALID' | 'VOID';
  readonly hand: 'HELD' | 'SENT' | 'RECEIVED';
};

/**
 * What its buyer answered for one ticket; a signature's text is where its picture can be looked at for five minutes.
 */
export type TicketAnswers = Pick<AnsweredTicket, 'ticketId' | 'ticketName' | 'holder' | 'answers'>;

export type OpenedOrder = OwnOrder & {
  readonly tickets: readonly OrderTicket[];
  readonly answers: readonly TicketAnswers[];
};

/** What the signed-in person has ordered. */
export type OwnOrders = {
  /** The newest first. */
  readonly list: (at: PageAt) => Promise<Result<Page<OwnOrder>, Refusal>>;
  /** Refused with NOT_FOUND when it is not the viewer's. */
  readonly read: (orderId: string) => Promise<Result<OpenedOrder, Refusal>>;
};
export const OwnOrders: Token<OwnOrders> = token('OwnOrders');
