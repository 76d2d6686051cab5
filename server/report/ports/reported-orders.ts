import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { ReportedOrder } from '#domain/report/order-rows.ts';
import type { ReportPeriod } from '#domain/report/report-period.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';

export type ReportedOrderView = ReportedOrder & {
  readonly eventId: number;
  readonly orderNumber: string;
  readonly paymentMethod: string;
  readonly buyer: PersonName;
  readonly buyerEmail: string;
  readonly sectionEventId: number;
  readonly sessionName: string;
  readonly sessionBeginAt: Instant;
  readonly price: Dong;
  readonly refunded: Dong;
};

export type ReportedOrdersQuery = {
  readonly eventId: number;
  /** Of event time; null: all of it. */
  readonly period: ReportPeriod | null;
  readonly status: OrderStatus | null;
  /** Matched in order number, name and email, without diacritics. */
  readonly search: string | null;
};

/** An event's orders with what reports say of each, newest first. */
export type ReportedOrders = {
  readonly orders: (
    query: ReportedOrdersQuery,
    page: PageRequest,
  ) => Promise<
    Page<ReportedOrderView> & {
      /** Of all pages, exact to 10,000; null beyond. */
      readonly count: () => Promise<number | null>;
    }
  >;
  readonly countAllOrders: (query: ReportedOrdersQuery) => Promise<number>;
  readonly order: (eventId: number, orderId: string) => Promise<ReportedOrderView | null>;
};
export const ReportedOrders: Token<ReportedOrders> = token('ReportedOrders');
