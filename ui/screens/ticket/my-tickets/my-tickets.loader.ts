import { redirectDocument } from 'react-router';
import type { OwnOrder } from '#application/sale/ports/own-orders.ts';
import { ReadOrders } from '#application/sale/read-orders.ts';
import { ListMyTickets, type MyTickets } from '#application/ticket/list-my-tickets.ts';
import { OfflinePages } from '#application/ticket/ports/offline-pages.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { TicketTime } from '#domain/ticket/ticket-card.ts';
import { neutralPath } from '#ui/bindings/localised-path.ts';
import { pageFailure } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type MyTicketsData = {
  readonly time: TicketTime;
  readonly tickets: MyTickets;
  /** All of them, newest first; their events have not ended. */
  readonly pending: readonly OwnOrder[];
  /** The pending orders could not be loaded. */
  readonly pendingRefused: boolean;
  readonly now: Instant;
};

export const myTicketsLoader = viewerLoader(async ({ use, query, url, now }): Promise<MyTicketsData> => {
  const time = query.get('tab') === 'past' ? 'PAST' : 'UPCOMING';
  const [tickets, orders] = await Promise.all([
    use(ListMyTickets)(time, null),
    time === 'PAST' ? null : use(ReadOrders).pending(),
  ]).catch(async (error: unknown) => {
    // Offline, the worker answers with the saved page.
    if (!navigator.onLine && (await use(OfflinePages).has(url.pathname)))
      throw redirectDocument(neutralPath(url.pathname));
    throw error;
  });
  if (!tickets.ok) throw pageFailure();
  const pendingRefused = orders?.ok === false;
  return { time, tickets: tickets.value, pending: orders?.ok === true ? orders.value : [], pendingRefused, now };
});
