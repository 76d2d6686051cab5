import type { Page } from '#application/platform/ports/page.ts';
import type { ExplainedPurchase, FoundOrder, PortalOrder } from '#application/ticket/ports/ticket-portal.ts';
import { SupportTickets } from '#application/ticket/support-tickets.ts';
import type { Result } from '#domain/kernel/result.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

/** Each part is null where the address does not ask for it. */
export type TicketPortalData = {
  readonly search: string;
  readonly found: Result<Page<FoundOrder>, Refusal> | null;
  readonly order: Result<PortalOrder, Refusal> | null;
  readonly asked: { readonly email: string; readonly event: string };
  readonly explained: Result<ExplainedPurchase, Refusal> | null;
};

/** `?q=` searches, `&order=` opens an order, `?email=&event=` asks why somebody can't buy. [S2.1-27] */
export const ticketPortalLoader = viewerLoader(async ({ use, query }): Promise<TicketPortalData> => {
  const portal = use(SupportTickets);
  const search = query.get('q') ?? '';
  const orderId = query.get('order');
  const asked = { email: query.get('email') ?? '', event: query.get('event') ?? '' };
  const eventId = Number(asked.event);
  const [found, order, explained] = await Promise.all([
    search === '' || orderId !== null
      ? null
      : portal.find(search, { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined }),
    orderId === null ? null : portal.order(orderId),
    asked.email === '' || !Number.isSafeInteger(eventId) || eventId < 1 ? null : portal.explain(asked.email, eventId),
  ]);
  return { search, found, order, asked, explained };
}, ROUTES['admin-ticket-portal']);
