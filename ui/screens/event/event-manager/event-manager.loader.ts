import { OpenEvent } from '#application/event/open-event.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { Page } from '#application/platform/ports/page.ts';
import type { DeskOrder, SalesOverview } from '#application/report/ports/sales-desk.ts';
import { ListOrders, ReadSales } from '#application/report/watch-sales.ts';
import { ListGuests } from '#application/ticket/list-guests.ts';
import type { Guest, GuestFilter } from '#application/ticket/ports/guest-list.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Refusal } from '#domain/refusal.ts';
import { CHECK_IN_STATUSES } from '#domain/ticket/check-in-status.ts';
import { notFound, type ScreenRequest } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { askedOrder } from '#ui/screens/event/desk/list-order.view.ts';
import { type Seen, seen } from '#ui/screens/event/desk/seen-answer.ts';
import { guestOrder } from './sort-guests.view.ts';
import { ordersOrder } from './sort-orders.view.ts';

export type ManagerPart = 'overview' | 'guests' | 'orders';

export type EventManagerData =
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | {
      readonly kind: 'OPEN';
      readonly event: DeskEvent;
      readonly now: Instant;
      readonly part: ManagerPart;
      readonly sales: Seen<SalesOverview>;
      readonly orders: Seen<Page<DeskOrder>>;
      /** Orders of the event that wait for approval; null: unknown. */
      readonly pending: number | null;
      readonly guests: Page<Guest> | null;
      readonly filter: GuestFilter;
    };

const pageOf = (query: URLSearchParams) => ({
  after: query.get('after') ?? undefined,
  before: query.get('before') ?? undefined,
});

/** The value of `status` in the address. */
export const PENDING = 'pending';

const positive = (text: string | null): number | undefined => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

export function filterOf(query: URLSearchParams): GuestFilter {
  const state = query.get('state');
  return {
    search: query.get('q') ?? undefined,
    sessionId: positive(query.get('session')),
    ticketTypeId: query.get('ticket') ?? undefined,
    checkIn: CHECK_IN_STATUSES.find((status) => status === state),
    groupId: query.get('group') ?? undefined,
    ...askedOrder(guestOrder(query)),
  };
}

const load =
  (part: ManagerPart) =>
  async ({ use, params, query, now }: ScreenRequest): Promise<EventManagerData> => {
    const eventId = positive(params['eventId'] ?? null);
    if (eventId === undefined) throw notFound();
    const filter = filterOf(query);
    const isPending = query.get('status') === PENDING;
    const [event, sales, orders, guests, pending] = await Promise.all([
      use(OpenEvent)(eventId),
      part === 'overview' ? use(ReadSales)(eventId) : null,
      part === 'overview'
        ? use(ListOrders)(eventId, '', { limit: 8 })
        : part === 'orders'
          ? use(ListOrders)(eventId, query.get('q') ?? '', {
              limit: 50,
              ...pageOf(query),
              ...(isPending ? { pending: true } : {}),
              ...askedOrder(ordersOrder(query)),
            })
          : null,
      part === 'guests' ? use(ListGuests)(eventId, filter, pageOf(query)) : null,
      part === 'orders' ? use(ListOrders)(eventId, '', { limit: 1, pending: true }) : null,
    ]);
    if (!event.ok) return { kind: 'REFUSED', refusal: event.refusal };
    if (guests !== null && !guests.ok) return { kind: 'REFUSED', refusal: guests.refusal };
    return {
      kind: 'OPEN',
      event: event.value,
      now,
      part,
      filter,
      sales: seen(sales),
      orders: seen(orders),
      pending: pending?.ok === true ? pending.value.totalCount : null,
      guests: guests === null ? null : guests.value,
    };
  };

export const overviewLoader = viewerLoader(load('overview'));
export const guestsLoader = viewerLoader(load('guests'));
export const ordersLoader = viewerLoader(load('orders'));
