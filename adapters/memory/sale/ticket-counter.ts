import type { TicketCounter } from '#application/sale/ports/ticket-counter.ts';
import { ok } from '#domain/kernel/result.ts';
import { type BoxOfficeInMemory, notFound } from './office.ts';

export const memoryTicketCounter = ({ eventOf, fresh }: BoxOfficeInMemory): TicketCounter => ({
  open: async (sectionEventId) => {
    const event = eventOf(sectionEventId);
    const session = event === undefined ? undefined : fresh(event).find((one) => one.id === sectionEventId);
    return event === undefined || session === undefined ? notFound : ok({ ...session, event });
  },
});
