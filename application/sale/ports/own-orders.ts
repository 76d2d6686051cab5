import type { AnsweredTicket } from '#application/event/ports/questionnaires.ts';
import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { LateMoneyReason } from '#domain/sale/checkout/money-owed.ts';
import type { OrderMoneyLabel } from '#domain/sale/checkout/order-money-label.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { RefundReason, RefundStatus } from '#domain/sale/refund/refund.ts';
import type { OrderInvoice } from './e-invoice.ts';
import type { OrderedSession } from './ordered-session.ts';

type OrderItem = {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** The line's total before and after its own discounts. */
  readonly originalPrice: Dong;
  readonly price: Dong;
};

export type OwnOrder = {
  readonly id: string;
  readonly orderNumber: string;
  /** Null: unknown to this version. */
  readonly status: OrderStatus | null;
  /** Null: a refund is due. */
  readonly moneyLabel: OrderMoneyLabel | null;
  /** Paid or to pay in money, beside the wallet. */
  readonly price: Dong;
  /** Money of the wallet that paid for a part. */
  readonly wallet: Dong;
  /** Loyalty points that paid for a part of the price. */
  readonly points: Points;
  readonly donation: Dong;
  readonly donationMessage: string | null;
  /** By the newest payment. */
  readonly received: Dong;
  /** Beyond the price, over all payments of a paid order. */
  readonly overpaid: Dong;
  /** Of late money. */
  readonly lateReason: LateMoneyReason | null;
  readonly paymentMethod: string;
  readonly orderedAt: Instant;
  readonly buyer: string;
  readonly email: string;
  readonly items: readonly OrderItem[];
  readonly session: OrderedSession;
};

export type OrderTicket = {
  readonly id: string;
  readonly holder: string;
  readonly ticketName: string;
  readonly seat: string | null;
  readonly status: 'VALID' | 'VOID';
  readonly hand: 'HELD' | 'SENT' | 'RECEIVED';
};

/** Answers for one ticket. A signature is a picture's address, valid for five minutes. */
export type TicketAnswers = Pick<AnsweredTicket, 'ticketId' | 'ticketName' | 'holder' | 'answers'>;

export type OwnRefund = {
  readonly id: string;
  readonly status: RefundStatus;
  /** Null: unknown to this version. */
  readonly reason: RefundReason | null;
  /** In money. */
  readonly amount: Dong;
  /** Given back as points, beside the money. */
  readonly points: Points;
  /** Given back to the wallet, beside the money. */
  readonly wallet: Dong;
  /** It goes back to the card or account that paid. */
  readonly byProvider: boolean;
  /** Null: not paid back yet. */
  readonly paidAt: Instant | null;
  /** Where it goes, masked; null: nobody told us. */
  readonly account: string | null;
  readonly secret: string | null;
};

export type OpenedOrder = OwnOrder & {
  /** Null: it never waited for an answer. `dueAt`: unanswered by then, it is declined. The organiser's message. */
  readonly approval: { readonly dueAt: Instant; readonly message: string | null } | null;
  readonly refunds: readonly OwnRefund[];
  /** Null: none was asked for, or none is issued here. */
  readonly invoice: OrderInvoice | null;
  /** Set where its session moved and the organiser lets buyers return their orders. */
  readonly giveBackUntil: Instant | null;
  readonly tickets: readonly OrderTicket[];
  readonly answers: readonly TicketAnswers[];
};

export type OwnOrders = {
  /** Newest first. `pending`: only those that wait for payment or approval, for sessions that have not ended. */
  readonly list: (at: PageAt, pending: boolean) => Promise<Result<Page<OwnOrder>, Refusal>>;
  /** NOT_FOUND when it is not the viewer's. */
  readonly read: (orderId: string) => Promise<Result<OpenedOrder, Refusal>>;
  /** One that waits for approval. */
  readonly withdraw: (orderId: string) => Promise<Result<null, Refusal>>;
  /** ORDER_STAYS when it may not be returned, or a ticket was used or given away. */
  readonly giveBack: (orderId: string) => Promise<Result<null, Refusal>>;
};
export const OwnOrders: Token<OwnOrders> = token('OwnOrders');
