import type { SharedOrders } from '#application/sale/ports/shared-order.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { BoxOfficeInMemory } from './office.ts';

export const memorySharedOrders = ({ eventNumbered, sessionOf }: BoxOfficeInMemory): SharedOrders => ({
  read: async (secret) => {
    const id = secret.startsWith('secret-') ? secret.slice('secret-'.length) : '';
    const session = sessionOf(id);
    const event = session === null ? undefined : eventNumbered(session.eventId);
    const place = event?.sessions.find((one) => one.id === session?.sectionEventId);
    if (session === null || event === undefined || place === undefined) return refused({ code: 'LINK_EXPIRED' });
    return ok({
      eventName: event.name,
      eventSlug: event.slug,
      sessionName: place.name,
      beginAt: place.beginAt,
      endAt: place.endAt,
      timezone: place.timezone,
      buyer: 'L***',
      ticketCount: session.lines.reduce((count, line) => count + line.quantity, 0),
      price: session.price,
      received: session.received,
      status: session.status,
      transfer: session.transfer,
      serverNow: session.serverNow,
    });
  },
});
