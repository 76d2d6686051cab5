import { z } from 'zod';
import { invalid } from '#domain/kernel/field-problems.ts';
import { minus, ZERO } from '#domain/kernel/money/dong.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventVisibility } from '#domain/permission/event-visibility.ts';
import { reportAbilities } from '#domain/permission/report-abilities.ts';
import { orderRows, ticketTypeStatistics } from '#domain/report/order-rows.ts';
import { byReferrer, isMember } from '#domain/report/referrers.ts';
import { type CodeUse, checkInsByHour, refundedTickets, usesByCode, within } from '#domain/report/report-figures.ts';
import {
  periodRevenue,
  REVENUE_PERIODS,
  type RevenueBreakdown,
  revenueBreakdown,
  sessionRevenue,
} from '#domain/report/revenue.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { ReportedEvents } from '#server/event/ports/reported-events.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { oneOf, paging, rowNumber, search, wireId } from '#server/platform/graphql/input-parts.ts';
import { RefusalError } from '#server/platform/graphql/refusal-error.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { ReadFigures } from '#server/report/figures/read-figures.ts';
import { ReportedOrders } from '#server/report/ports/reported-orders.ts';
import { checkPeriod, type EventRevenue, periodInput, periodOf, revenueOfEvent } from './event-revenue.ts';
import { numbersPicture } from './numbers-picture.presenter.ts';

const CURRENCY = 'VND';
const ofInput = ({ input }: { readonly input: { readonly event_id: number } }): number => input.event_id;

/** The rest of the event may be public. */
async function requireMoney({ eventId }: EventRow, context: RequestContext): Promise<void> {
  if (!(await context.eventAbilities(eventId)).has('event.revenue')) throw new RefusalError({ code: 'FORBIDDEN' });
}

const breakdownOf = ({ rows }: EventRevenue): RevenueBreakdown => revenueBreakdown(rows);

const paymentStatistics = ({ channels }: RevenueBreakdown) =>
  channels.map(({ provider, orders, value }) => ({ method: provider, count: orders, value, currency: CURRENCY }));

const codeStatistics = (uses: readonly CodeUse[]) =>
  usesByCode(uses).map(({ code, times, discount }) => ({
    code,
    use_times: times,
    total_discount: discount,
    currency: CURRENCY,
  }));

const sessionOf = async (eventId: number, sectionEventId: number, context: RequestContext) =>
  (await context.loaders.sessionsOf.load(eventId)).find((one) => one.sectionEventId === sectionEventId) ?? null;

export const revenueResolvers: Resolvers = {
  Query: {
    period_revenue: rootField({
      access: onEvent('event.revenue', ofInput),
      input: z.object({ input: z.object({ event_id: rowNumber, ...periodInput }).check(checkPeriod) }),
      resolve: async ({ input }, context) => {
        const event = await context.loaders.event.load(input.event_id);
        if (event === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const figures = await context.use(ReadFigures)(event.eventId);
        if (await figures.isAwaited()) return refused({ code: 'REPORT_IN_PREPARATION' });
        return ok(await revenueOfEvent(event, periodOf(input), context, figures));
      },
    }),
    list_revenue: rootField({
      access: onPlatform('admin.event-report'),
      input: z.object({ input: z.object({ search, ...periodInput, ...paging }).check(checkPeriod) }),
      resolve: async ({ input: { search: searched, start_at, end_at, ...asked } }, context) => {
        const period = periodOf({ start_at, end_at });
        const query = { visibility: eventVisibility(context.viewer, 'event.revenue'), search: searched, period };
        const cursors = cursorsOf(context.use(Keyring), 'list_revenue', {
          accountId: context.accountId,
          search: searched,
          start: period?.start ?? null,
          end: period?.end ?? null,
        });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const reported = context.use(ReportedEvents);
        const events = await reported.events(query, page.value);
        return ok({
          entries: await Promise.all(events.rows.map((event) => revenueOfEvent(event, period, context))),
          metadata: cursors.metadata(events, () => reported.countEvents(query)),
        });
      },
    }),
    order_report: rootField({
      access: onEvent('event.orders', ofInput),
      input: z.object({
        input: z
          .object({ event_id: rowNumber, status: oneOf(ORDER_STATUSES).nullish(), search, ...periodInput, ...paging })
          .check(checkPeriod),
      }),
      resolve: async ({ input: { event_id, status, search: searched, start_at, end_at, ...asked } }, context) => {
        const period = periodOf({ start_at, end_at });
        const query = { eventId: event_id, period, status: status ?? null, search: searched };
        const cursors = cursorsOf(context.use(Keyring), 'order_report', {
          eventId: event_id,
          status: query.status,
          search: searched,
          start: period?.start ?? null,
          end: period?.end ?? null,
        });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const orders = await context.use(ReportedOrders).orders(query, page.value);
        return ok({ orders: [...orders.rows], metadata: cursors.metadata(orders, orders.count) });
      },
    }),
    reported_order: rootField({
      access: onEvent('event.orders', ({ user_order_id: id }: { readonly user_order_id: WireId }) => id.eventId),
      input: z.object({ user_order_id: wireId }),
      resolve: async ({ user_order_id: { eventId, rowId } }, context) => {
        const order = await context.use(ReportedOrders).order(eventId, rowId);
        return order === null ? refused({ code: 'NOT_FOUND' }) : ok(order);
      },
    }),
  },

  PeriodRevenue: {
    start_at: ({ period }) => period?.start ?? null,
    end_at: ({ period }) => period?.end ?? null,
    abilities: async ({ event }, _args, context) =>
      reportAbilities(context.viewer, { eventAbilities: [...(await context.eventAbilities(event.eventId))] }),
    currency: () => CURRENCY,
    total: (revenue) => breakdownOf(revenue).total,
    number_orders: (revenue) => breakdownOf(revenue).orders,
    tickets: (revenue) => breakdownOf(revenue).tickets,
    donation_with_tickets: (revenue) => breakdownOf(revenue).donationWithTickets,
    donation_in_online_room: (revenue) => breakdownOf(revenue).donationInOnlineRoom,
    donation_without_ticket: (revenue) => breakdownOf(revenue).donationWithoutTicket,
    awaiting_approval: (revenue) => breakdownOf(revenue).awaitingApproval,
    channels: (revenue) => paymentStatistics(breakdownOf(revenue)),
    periods: ({ event: { timezone }, rows }, { period: asked }) => {
      const period = REVENUE_PERIODS.find((known) => known === asked);
      if (period === undefined) throw new RefusalError(invalid('period', { kind: 'MALFORMED' }));
      return periodRevenue(rows, period, timezone).map(({ from, value }) => ({
        currency: CURRENCY,
        type: 'TOTAL',
        value,
        period,
        from,
        timezone,
      }));
    },
    sessions: ({ event: { eventId, timezone }, rows }, _args, context) =>
      Promise.all(
        sessionRevenue(rows).map(async ({ sectionEventId, value }) => ({
          currency: CURRENCY,
          type: 'TOTAL',
          value,
          timezone,
          section_event: await sessionOf(eventId, sectionEventId, context),
        })),
      ),
    ticket_types: async ({ event: { eventId }, period, figures }) => {
      const [sold, refunds] = await Promise.all([figures.sold(), figures.refunded()]);
      const refunded = refundedTickets(within(refunds, period));
      return ticketTypeStatistics(within(sold, period)).map((type) => {
        const back = refunded.get(type.ticketTypeId);
        return {
          ticket_id: encodeWireId(eventId, type.ticketTypeId),
          ticket_name: type.ticketName,
          sold: type.sold,
          refunded: back?.tickets ?? 0,
          discount: type.discount,
          value: minus(type.value, back?.value ?? ZERO),
        };
      });
    },
    check_ins: async ({ event: { eventId }, period, figures }, _args, context) =>
      Promise.all(
        within(await figures.checkIns(), period).map(async (row) => ({
          section_event: await sessionOf(eventId, row.sectionEventId, context),
          ticket_id: encodeWireId(eventId, row.ticketTypeId),
          ticket_name: row.ticketName,
          number_bought_ticket: row.tickets,
          number_redeemed: row.checkedIn,
        })),
      ),
    check_in_hours: async ({ period, figures }) =>
      checkInsByHour(within(await figures.checkInHours(), period)).map(({ at, tickets }) => ({
        at,
        number_redeemed: tickets,
      })),
    promotion_codes: async ({ period, figures }) => codeStatistics(within(await figures.codes(), period)),
    referrers: async ({ period, figures }, _args, context) =>
      Promise.all(
        byReferrer(within(await figures.referrers(), period)).map(async ({ referrer, orders, tickets, value }) => {
          const member = isMember(referrer) ? await context.loaders.person.load(referrer) : null;
          return {
            kind: isMember(referrer) ? ('MEMBER' as const) : referrer,
            name: member === null ? null : fullName(member) || member.username,
            number_orders: orders,
            number_tickets: tickets,
            value,
          };
        }),
      ),
    numbers_picture: (revenue, _args, context) => numbersPicture(revenue, context),
    figures_at: ({ figures }) => figures.takenAt,
    figures_refreshing: ({ figures }) => figures.isRefreshing,
  },

  ReportedOrder: {
    id: ({ eventId, orderId }) => encodeWireId(eventId, orderId),
    event_id: (order) => order.eventId,
    order_number: (order) => order.orderNumber,
    inserted_at: (order) => order.createdAt,
    ordered_at: (order) => order.orderedAt,
    payment_status: (order) => order.paymentStatus,
    payment_method: (order) => order.paymentMethod,
    payment_id: (order) => order.providerReference,
    buyer_name: ({ buyer }) => fullName(buyer),
    buyer_email: (order) => order.buyerEmail,
    section_event_id: (order) => order.sectionEventId,
    session_name: (order) => order.sessionName,
    session_begin_at: (order) => order.sessionBeginAt,
    lines: (order) =>
      orderRows(order).map((row) => ({
        ticket_name: row.ticket?.ticketName ?? null,
        quantity: row.quantity,
        unit_price: row.unitPrice,
        discount: row.discount,
        donation: row.donation,
        total: row.total,
      })),
  },

  Event: {
    revenue: async (event, _args, context) => {
      await requireMoney(event, context);
      const { total, tickets } = breakdownOf(await revenueOfEvent(event, null, context));
      return [
        { currency: CURRENCY, type: 'TICKET', value: tickets },
        { currency: CURRENCY, type: 'DONATION', value: minus(total, tickets) },
      ];
    },
    statistic_orders: async (event, _args, context) => {
      await requireMoney(event, context);
      const figures = await context.loaders.figures.load(event.eventId);
      return (figures?.orders ?? []).map((line) => ({ ...line, currency: CURRENCY }));
    },
    statistic_payments: async (event, _args, context) => {
      await requireMoney(event, context);
      return paymentStatistics(breakdownOf(await revenueOfEvent(event, null, context)));
    },
    statistic_promotion_codes: async (event, _args, context) => {
      await requireMoney(event, context);
      return codeStatistics(await (await context.use(ReadFigures)(event.eventId)).codes());
    },
  },
};
