import { plus } from '#domain/kernel/money/dong.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import type { OrderSort } from '#domain/sale/checkout/order-sort.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import type { MemoryEvents } from '#server/event/memory/memory-events.ts';
import { countOf, memoryPage } from '#server/platform/memory/page-in-memory.ts';
import { holdsAllWords } from '#server/platform/memory/search-in-memory.ts';
import type { OrderView } from '#server/sale/ports/checkout-reader.ts';
import type { EventOrders, EventOrdersQuery } from '#server/sale/ports/event-orders.ts';

const searched = ({ orderNumber, registrant }: OrderView): string =>
  [orderNumber, registrant.email, registrant.firstName ?? '', registrant.lastName ?? ''].join(' ');

const keyOf = ({ insertedAt, price, wallet, status, registrant }: OrderView): Record<OrderSort, number | string> => ({
  newest: insertedAt,
  buyer: plainWords(`${registrant.firstName ?? ''} ${registrant.lastName ?? ''}`.trim() || registrant.email),
  total: plus(price, wallet),
  status: ORDER_STATUSES.indexOf(status),
});

export function makeMemoryEventOrders(state: MemoryEvents): EventOrders {
  const found = (query: EventOrdersQuery): OrderView[] =>
    state.orders.filter(
      (order) =>
        order.eventId === query.eventId &&
        (query.status === null || order.status === query.status) &&
        (query.search === null || holdsAllWords(searched(order), query.search)),
    );
  return {
    orders: async (query, page) => {
      const { sort = 'newest', descending = false } = query;
      const positionOf = (order: OrderView) => ({ key: keyOf(order)[sort], id: order.userOrderId });
      return memoryPage(found(query), page, positionOf, descending !== (sort === 'newest'));
    },
    countOrders: async (query) => countOf(found(query)),
  };
}
