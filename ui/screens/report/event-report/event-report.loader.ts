import type { Page } from '#application/platform/ports/page.ts';
import type { EventRevenue, ReportedOrder } from '#application/report/ports/report-desk.ts';
import { ReportDesk } from '#application/report/ports/report-desk.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { notFound, type ScreenRequest } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { type AskedPeriod, askedPeriod, pageOf } from '#ui/screens/report/period/asked-report.ts';

export type ReportPart = 'summary' | 'orders' | 'tickets';

export type EventReportData =
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | {
      readonly kind: 'OPEN';
      readonly part: ReportPart;
      readonly period: AskedPeriod;
      readonly status: OrderStatus | null;
      readonly search: string;
      /** Of all time while the period is refused. */
      readonly revenue: EventRevenue;
      readonly orders: Page<ReportedOrder> | null;
    };

export type ReportedOrderData =
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | { readonly kind: 'OPEN'; readonly revenue: EventRevenue; readonly order: ReportedOrder };

function eventIn({ params }: ScreenRequest): number {
  const eventId = Number(params['eventId']);
  if (!Number.isSafeInteger(eventId)) throw notFound();
  return eventId;
}

const TICKETS = 'tickets';

const load =
  (partOf: (query: URLSearchParams) => ReportPart) =>
  async (asked: ScreenRequest): Promise<EventReportData> => {
    const eventId = eventIn(asked);
    const { use, query } = asked;
    const part = partOf(query);
    const period = askedPeriod(query);
    const status = ORDER_STATUSES.find((known) => known === query.get('status')) ?? null;
    const search = query.get('q') ?? '';
    const reports = use(ReportDesk);
    const [revenue, orders] = await Promise.all([
      reports.revenue(eventId, period.value),
      part === 'orders' && period.problem === null
        ? reports.orders({ eventId, period: period.value, status, search: search.trim() }, pageOf(query))
        : null,
    ]);
    if (!revenue.ok) return { kind: 'REFUSED', refusal: revenue.refusal };
    if (orders !== null && !orders.ok) return { kind: 'REFUSED', refusal: orders.refusal };
    return {
      kind: 'OPEN',
      part,
      period,
      status,
      search,
      revenue: revenue.value,
      orders: orders === null ? null : orders.value,
    };
  };

export const reportLoader = viewerLoader(
  load((query) => (query.get('view') === TICKETS ? 'tickets' : 'orders')),
  ROUTES['admin-event-report-id'],
);
export const summaryLoader = viewerLoader(
  load(() => 'summary'),
  ROUTES['admin-event-report-id-summary'],
);

export const reportedOrderLoader = viewerLoader(async (asked): Promise<ReportedOrderData> => {
  const eventId = eventIn(asked);
  const reports = asked.use(ReportDesk);
  const [revenue, order] = await Promise.all([
    reports.revenue(eventId, null),
    reports.order(asked.params['orderId'] ?? ''),
  ]);
  if (!revenue.ok) return { kind: 'REFUSED', refusal: revenue.refusal };
  // No order has such an id: a mistyped address.
  if (!order.ok && order.refusal.code === 'INVALID_INPUT') throw notFound();
  if (!order.ok) return { kind: 'REFUSED', refusal: order.refusal };
  if (order.value.eventId !== eventId) throw notFound();
  return { kind: 'OPEN', revenue: revenue.value, order: order.value };
}, ROUTES['admin-event-report-id-order_id']);
