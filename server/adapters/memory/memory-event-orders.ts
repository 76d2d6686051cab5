import type { OrderView } from '#server/application/ports/checkout-reader.ts';
import type { EventOrders, EventOrdersQuery } from '#server/application/ports/event-orders.ts';
import type { MemoryEvents } from './memory-events.ts';
import { countOf, memoryPage } from './page-in-memory.ts';
import { holdsAllWords } from './search-in-memory.ts';

const searched = ({ orderNumber, registrant }: OrderView): string =>
  [orderNumber, registrant.email, registrant.firstName ?? '', registrant.lastName ?? ''].join(' ');

/** The organiser's list of orders in memory. */
export function makeMemoryEventOrders(state: MemoryEvents): EventOrders {
  const found = (query: EventOrdersQuery): OrderView[] =>
    state.orders.filter(
      (order) =>
        order.eventId === query.eventId &&
        (query.status === null || order.status === query.status) &&
        (query.search === null || holdsAllWords(searched(order), query.search)),
    );
  return {
    orders: async (query, page) =>
      memoryPage(found(query), page, (order) => ({ key: order.insertedAt, id: order.userOrderId }), true),
    countOrders: async (query) => countOf(found(query)),
  };
}
