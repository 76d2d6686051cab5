import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { OrderSort } from '#domain/sale/checkout/order-sort.ts';
import type { OrganiserAnswer } from '#domain/ticket/approval.ts';

/** The sales of one day in the event's time zone. */
type SalesDay = { readonly at: Instant; readonly tickets: number; readonly value: Dong };

export type SalesOverview = {
  readonly eventId: number;
  readonly revenue: Dong;
  readonly orders: readonly { readonly status: string; readonly count: number; readonly total: Dong }[];
  /** Oldest first; days without sales may be missing. */
  readonly days: readonly SalesDay[];
  readonly sold: number;
  readonly held: number;
  readonly checkedIn: number;
  readonly integrity: { readonly healthy: boolean; readonly problems: readonly string[]; readonly checkedAt: Instant };
};

export type DeskOrder = {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly price: Dong;
  readonly paymentMethod: string;
  readonly insertedAt: Instant;
  readonly buyer: string;
  readonly email: string;
  readonly tickets: number;
  /** On request: the organiser decides about them. */
  readonly seatsOnRequest: readonly string[];
  readonly hasCheckedInTicket: boolean;
  readonly donation: { readonly amount: Dong; readonly message: string | null } | null;
};

type OrdersAt = PageAt & {
  /** Only orders that wait for approval. */
  readonly pending?: boolean;
  /** Over all pages; newest first where it is left out. */
  readonly sort?: OrderSort | undefined;
  readonly descending?: boolean | undefined;
};

export type OrdersToAnswer = {
  readonly eventId: number;
  readonly orderIds: readonly string[];
  readonly answer: OrganiserAnswer;
  /** To the buyers; null: none. */
  readonly message: string | null;
};

/** `refused`: how many could not be answered, because somebody else had. */
export type OrdersAnswered = { readonly answered: number; readonly refused: number };

export type SalesDesk = {
  readonly overview: (eventId: number) => Promise<Result<SalesOverview, Refusal>>;
  readonly orders: (eventId: number, search: string, at: OrdersAt) => Promise<Result<Page<DeskOrder>, Refusal>>;
  /** Orders that wait for approval. */
  readonly answerOrders: (asked: OrdersToAnswer) => Promise<Result<OrdersAnswered, Refusal>>;
  /** Refused with ORDER_STAYS where something was paid or a ticket was checked in, unless an admin deletes it. */
  readonly deleteOrder: (orderId: string) => Promise<Result<null, Refusal>>;
};
export const SalesDesk: Token<SalesDesk> = token('SalesDesk');
