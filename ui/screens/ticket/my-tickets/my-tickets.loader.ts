import type { OwnOrder } from '#application/sale/ports/own-orders.ts';
import { ReadOrders } from '#application/sale/read-orders.ts';
import { ListMyTickets, type MyTickets } from '#application/ticket/list-my-tickets.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { isPending } from '#domain/sale/checkout/order-state.ts';
import type { TicketTime } from '#domain/ticket/ticket-card.ts';
import { pageFailure } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type MyTicketsData = {
  readonly time: TicketTime;
  readonly tickets: MyTickets;
  /** Among the newest orders, for events to come. */
  readonly pending: readonly OwnOrder[];
  readonly now: Instant;
};

export const myTicketsLoader = viewerLoader(async ({ use, query, now }): Promise<MyTicketsData> => {
  const time = query.get('tab') === 'past' ? 'PAST' : 'UPCOMING';
  const [tickets, orders] = await Promise.all([
    use(ListMyTickets)(time, null),
    time === 'PAST' ? null : use(ReadOrders).list({}),
  ]);
  if (!tickets.ok) throw pageFailure();
  const entries = orders?.ok === true ? orders.value.entries : [];
  const pending = entries.filter(({ status, session }) => isPending(status) && session.endAt > now);
  return { time, tickets: tickets.value, pending, now };
});
