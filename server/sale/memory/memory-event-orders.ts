import type { MemoryEvents } from '#server/event/memory/memory-events.ts';
import { countOf, memoryPage } from '#server/platform/memory/page-in-memory.ts';
import { holdsAllWords } from '#server/platform/memory/search-in-memory.ts';
import type { OrderView } from '#server/sale/ports/checkout-reader.ts';
import type { EventOrders, EventOrdersQuery } from '#server/sale/ports/event-orders.ts';

const searched = ({ orderNumber, registrant }: OrderView): string =>
  [orderNumber, registrant.email, registrant.firstName ?? '', registrant.lastName ?? ''].join(' ');

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
