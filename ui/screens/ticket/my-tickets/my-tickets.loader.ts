import { ListMyTickets, type MyTickets } from '#application/ticket/list-my-tickets.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { TicketTime } from '#domain/ticket/ticket-card.ts';
import { pageFailure } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type MyTicketsData = { readonly time: TicketTime; readonly tickets: MyTickets; readonly now: Instant };

export const myTicketsLoader = viewerLoader(async ({ use, query, now }): Promise<MyTicketsData> => {
  const time = query.get('tab') === 'past' ? 'PAST' : 'UPCOMING';
  const tickets = await use(ListMyTickets)(time, null);
  if (!tickets.ok) throw pageFailure();
  return { time, tickets: tickets.value, now };
});
