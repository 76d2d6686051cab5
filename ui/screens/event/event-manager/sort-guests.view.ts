import { GUEST_SORTS, type GuestSort } from '#domain/ticket/guest-sort.ts';

export type { GuestSort };
export type GuestOrder = { readonly by: GuestSort; readonly descending: boolean };

/** The order that an address asks for; newest first where it asks for none. */
export const guestOrder = (query: URLSearchParams): GuestOrder => ({
  by: GUEST_SORTS.find((one) => one === query.get('sort')) ?? 'newest',
  descending: query.get('order') === 'desc',
});

/** A second press on the same column turns it round. */
export const sortAddress = (order: GuestOrder, by: GuestSort): Readonly<Record<string, string>> => ({
  sort: by,
  order: order.by === by && !order.descending ? 'desc' : '',
});

export const sortDirection = ({ by: chosen, descending }: GuestOrder, by: GuestSort): 'asc' | 'desc' =>
  (chosen === by && descending) !== (by === 'newest') ? 'desc' : 'asc';
