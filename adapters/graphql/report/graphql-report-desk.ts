import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type {
  NumbersPicture,
  ReferrerRevenue,
  ReportDesk,
  ReportedOrder,
} from '#application/report/ports/report-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import type { ReportPeriod } from '#domain/report/report-period.ts';
import {
  ListRevenueDocument,
  OrderReportDocument,
  PeriodRevenueDocument,
  type PeriodRevenueQuery,
  ReportedOrderDocument,
  type ReportedOrderFieldsFragment,
} from './reports.gen.ts';

const ends = (period: ReportPeriod | null) => ({ start_at: period?.start ?? null, end_at: period?.end ?? null });

const revenueFrom = (periods: readonly { readonly from: string | null; readonly value: ReportedOrder['price'] }[]) =>
  periods.map(({ from, value }) => ({ from: from ?? '', value }));

type RevenueTold = PeriodRevenueQuery['period_revenue'];

const referrerOf = (told: RevenueTold['referrers'][number]): ReferrerRevenue => ({
  referrer: told.kind === 'MEMBER' ? { kind: told.kind, name: told.name } : { kind: told.kind },
  orders: told.number_orders,
  tickets: told.number_tickets,
  value: told.value,
});

function pictureOf(told: RevenueTold['numbers_picture']): NumbersPicture | null {
  if (told === null) return null;
  const { available_at: at, wide, tall } = told;
  if (at !== null) return { kind: 'LATER', at };
  return wide === null || tall === null ? { kind: 'NOTHING' } : { kind: 'READY', wide, tall };
}

const orderOf = (order: ReportedOrderFieldsFragment): ReportedOrder => ({
  id: order.id,
  eventId: order.event_id,
  orderNumber: order.order_number,
  createdAt: order.inserted_at,
  orderedAt: order.ordered_at,
  status: order.status,
  paymentStatus: order.payment_status,
  paymentMethod: order.payment_method,
  paymentId: order.payment_id,
  buyer: order.buyer_name,
  email: order.buyer_email,
  sessionName: order.session_name,
  sessionBeginAt: order.session_begin_at,
  price: order.price,
  refunded: order.refunded,
  lines: order.lines.map((line) => ({
    ticketName: line.ticket_name,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    discount: line.discount,
    donation: line.donation,
    total: line.total,
  })),
});

export const makeGraphqlReportDesk = (transport: GraphqlTransport): ReportDesk => ({
  events: async (search, period, { limit, after, before }) => {
    const result = await transport(ListRevenueDocument, {
      input: {
        ...ends(period),
        search: search === '' ? null : search,
        limit: limit ?? null,
        after: after ?? null,
        before: before ?? null,
      },
    });
    if (!result.ok) return result;
    const { entries, metadata } = result.value.list_revenue;
    return ok({
      entries: entries.map(({ event, total, number_orders, figures_at }) => ({
        eventId: event.id,
        name: event.name,
        beginAt: event.begin_at,
        timezone: event.timezone,
        orders: number_orders,
        total,
        figuresAt: figures_at,
      })),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  revenue: async (eventId, period) => {
    const result = await transport(PeriodRevenueDocument, { input: { event_id: eventId, ...ends(period) } });
    if (!result.ok) return result;
    const { event, channels, ...revenue } = result.value.period_revenue;
    return ok({
      eventId: event.id,
      name: event.name,
      timezone: event.timezone,
      figuresAt: revenue.figures_at,
      isRefreshing: revenue.figures_refreshing,
      abilities: revenue.abilities,
      total: revenue.total,
      orders: revenue.number_orders,
      tickets: revenue.tickets,
      donationWithTickets: revenue.donation_with_tickets,
      donationInOnlineRoom: revenue.donation_in_online_room,
      donationWithoutTicket: revenue.donation_without_ticket,
      awaitingApproval: revenue.awaiting_approval,
      channels: channels.map(({ method, count, value }) => ({ method, orders: count, value })),
      periods: {
        DAY: revenueFrom(revenue.days),
        WEEK: revenueFrom(revenue.weeks),
        MONTH: revenueFrom(revenue.months),
      },
      sessions: revenue.sessions.map(({ value, section_event }) => ({
        name: section_event?.name ?? '',
        beginAt: section_event?.begin_at ?? null,
        value,
      })),
      ticketTypes: revenue.ticket_types.map(({ ticket_id, ticket_name, ...type }) => ({
        ...type,
        ticketId: ticket_id,
        name: ticket_name,
      })),
      checkIns: revenue.check_ins.map((row) => ({
        ticketId: row.ticket_id,
        ticketName: row.ticket_name,
        sessionName: row.section_event?.name ?? '',
        sessionBeginAt: row.section_event?.begin_at ?? null,
        tickets: row.number_bought_ticket,
        checkedIn: row.number_redeemed,
      })),
      checkInHours: revenue.check_in_hours.map(({ at, number_redeemed }) => ({ at, tickets: number_redeemed })),
      codes: revenue.promotion_codes.map(({ code, use_times, total_discount }) => ({
        code,
        times: use_times,
        discount: total_discount,
      })),
      referrers: revenue.referrers.map(referrerOf),
      picture: pictureOf(revenue.numbers_picture),
    });
  },
  orders: async ({ eventId, period, status, search }, { limit, after, before }) => {
    const result = await transport(OrderReportDocument, {
      input: {
        event_id: eventId,
        ...ends(period),
        status,
        search: search === '' ? null : search,
        limit: limit ?? null,
        after: after ?? null,
        before: before ?? null,
      },
    });
    if (!result.ok) return result;
    const { orders, metadata } = result.value.order_report;
    return ok({
      entries: orders.map(orderOf),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  order: async (orderId) => {
    const result = await transport(ReportedOrderDocument, { id: orderId });
    return result.ok ? ok(orderOf(result.value.reported_order)) : result;
  },
});
