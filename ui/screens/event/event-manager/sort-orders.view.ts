import { ORDER_SORTS, type OrderSort } from '#domain/sale/checkout/order-sort.ts';
import { type ListOrder, listOrder } from '#ui/screens/event/desk/list-order.view.ts';

export type { OrderSort };

export const ordersOrder = (query: URLSearchParams): ListOrder<OrderSort> => listOrder(query, ORDER_SORTS);
