import { holdsSearch } from '#domain/event/event-search.ts';
import { managementBuckets } from '#domain/event/management-bucket.ts';
import { minus, sum } from '#domain/kernel/money/dong.ts';
import { isEventVisible } from '#domain/permission/event-visibility.ts';
import { ordersByStatus } from '#domain/report/orders-by-status.ts';
import { isRevenue } from '#domain/report/revenue.ts';
import { redeemCounts } from '#domain/ticket/guest-statistics.ts';
import { startOfDay } from '#domain/time/wall-clock.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { ManagedEvents, ManagedQuery, SalesOfDay } from '#server/event/ports/managed-events.ts';
import { countOf, memoryPage } from '#server/platform/memory/page-in-memory.ts';
import type { MemoryEvents } from './memory-events.ts';

export function makeMemoryManagedEvents(state: MemoryEvents): ManagedEvents {
  function found(query: ManagedQuery): EventRow[] {
    const isFavourite = ({ eventId }: EventRow) =>
      state.favourites.some((one) => one.eventId === eventId && one.accountId === query.accountId);
    return [...state.events.values()].filter((event) => {
      const team = state.team.filter((member) => member.eventId === event.eventId);
      const hasOrders = state.orders.some((order) => order.eventId === event.eventId);
      return (
        isEventVisible({ ...event, team, hasOrders }, query.visibility) &&
        managementBuckets({ ...event, favourite: isFavourite(event) }, query.now).includes(query.bucket) &&
        (query.search === null ||
          holdsSearch(`${event.name} ${event.address ?? ''} ${event.organiserName}`, query.search))
      );
    });
  }
  return {
    async events(query, page) {
      const byTime = query.bucket === 'UPCOMING_ONGOING' || query.bucket === 'ONGOING' || query.bucket === 'PAST';
      const keyOf = (event: EventRow): number => (byTime ? event.beginAt : event.updatedAt);
      const descending = query.bucket !== 'UPCOMING_ONGOING' && query.bucket !== 'ONGOING';
      return memoryPage(found(query), page, (event) => ({ key: keyOf(event), id: String(event.eventId) }), descending);
    },
    countEvents: async (query) => countOf(found(query)),
    async figures(eventId, timezone) {
      const orders = state.orders.filter((order) => order.eventId === eventId);
      const successful = orders.filter(isRevenue);
      const valid = [...state.tickets.values()].filter(
        (ticket) => ticket.eventId === eventId && ticket.status === 'VALID',
      );
      const sales = successful.flatMap((order): SalesOfDay[] => {
        const own = valid.filter((ticket) => ticket.userOrderId === order.userOrderId);
        const first = own.map((ticket) => ticket.insertedAt).sort((one, other) => one - other)[0];
        return first === undefined
          ? []
          : [{ at: startOfDay(first, timezone), tickets: own.length, value: order.price }];
      });
      const days = [...Map.groupBy(sales, (sale) => sale.at)].map(([at, ofDay]) => ({
        at,
        tickets: ofDay.reduce((count, sale) => count + sale.tickets, 0),
        value: sum(ofDay.map((sale) => sale.value)),
      }));
      const pots = [...state.quotas.values()].filter(
        (quota) => quota.eventId === eventId && quota.scope === 'TICKET_TYPE',
      );
      return {
        tickets: sum(successful.map((order) => minus(order.price, order.donation))),
        donations: sum(successful.map((order) => order.donation)),
        orders: ordersByStatus(orders),
        days: days.sort((one, other) => one.at - other.at),
        ...redeemCounts(valid.map(({ status, redeemCount }) => ({ status, checkIns: redeemCount }))),
        held: pots.reduce((count, pot) => count + pot.reserved, 0),
      };
    },
  };
}
