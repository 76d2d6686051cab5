import { GUEST_SORTS, type GuestSort } from '#domain/ticket/guest-sort.ts';
import { type ListOrder, listOrder } from '#ui/screens/event/desk/list-order.view.ts';

export type { GuestSort };

export const guestOrder = (query: URLSearchParams): ListOrder<GuestSort> => listOrder(query, GUEST_SORTS);
