import { type Token, token } from '#domain/kernel/token.ts';
import type { OrderSort } from '#domain/sale/checkout/order-sort.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { OrderView } from './checkout-reader.ts';

export type EventOrdersQuery = {
  readonly eventId: number;
  /** Matched in order number, name and email, without diacritics. */
  readonly search: string | null;
  readonly status: OrderStatus | null;
  /** Over all pages; newest first where it is left out. */
  readonly sort?: OrderSort | undefined;
  /** The other way round. */
  readonly descending?: boolean | undefined;
};

export type EventOrders = {
  readonly orders: (query: EventOrdersQuery, page: PageRequest) => Promise<Page<OrderView>>;
  /** Exact to 10,000; null beyond. */
  readonly countOrders: (query: EventOrdersQuery) => Promise<number | null>;
};

export const EventOrders: Token<EventOrders> = token<EventOrders>('EventOrders');
