import * as z from 'zod/mini';
import { MAX_OFFLINE_TICKETS, OFFLINE_TICKETS_KEY } from '#adapters/storage/platform/local-offline-data.ts';
import type { OfflineTicket, OfflineTickets } from '#application/ticket/ports/offline-tickets.ts';
import { EVENT_FORMATS } from '#domain/event/event.ts';
import { instant } from '#domain/kernel/instant.ts';
import { NAME_ORDERS } from '#domain/kernel/names/name-order.ts';

const moment = z.pipe(z.number(), z.transform(instant));
const text = z.nullable(z.string());
const ticket = z.object({
  id: z.string(),
  status: z.enum(['VALID', 'VOID']),
  hand: z.enum(['HELD', 'SENT', 'RECEIVED']),
  holder: z.string(),
  firstName: z.string(),
  lastName: text,
  nameOrder: z.nullish(z.enum(NAME_ORDERS)),
  email: z.string(),
  ticketName: z.string(),
  ticketDescription: text,
  seat: text,
  mode: z.enum(['ONLINE', 'ONSITE']),
  checkIns: z.number(),
  firstCheckInAt: z.nullable(moment),
  code: text,
  orderNumber: z.string(),
  orderId: z.catch(z.string(), ''),
  qrText: text,
  session: z.object({
    id: z.number(),
    name: z.string(),
    address: text,
    beginAt: moment,
    endAt: moment,
    timezone: z.string(),
    urls: z.array(z.string()),
    event: z.object({
      id: z.number(),
      slug: z.string(),
      name: z.string(),
      format: z.enum(EVENT_FORMATS),
      photo: z.nullable(z.object({ url: z.string(), cardUrl: z.string(), color: z.string() })),
      organiser: z.string(),
    }),
  }),
});
const shelf = z.array(z.object({ accountId: z.string(), at: moment, ticket }));

export function makeLocalOfflineTickets(storage: () => Storage): OfflineTickets {
  const read = (): readonly OfflineTicket[] => {
    try {
      const kept = shelf.safeParse(JSON.parse(storage().getItem(OFFLINE_TICKETS_KEY) ?? '[]'));
      return kept.success ? kept.data : [];
    } catch {
      return [];
    }
  };
  const write = (kept: readonly OfflineTicket[]): void => {
    try {
      storage().setItem(OFFLINE_TICKETS_KEY, JSON.stringify(kept.slice(0, MAX_OFFLINE_TICKETS)));
    } catch {}
  };
  const without = (ticketId: string) => read().filter((kept) => kept.ticket.id !== ticketId);
  return {
    keep: (kept) => write([kept, ...without(kept.ticket.id)]),
    recall: (ticketId, accountId) =>
      read().find((kept) => kept.ticket.id === ticketId && kept.accountId === accountId) ?? null,
    forget: (ticketId) => write(without(ticketId)),
  };
}
