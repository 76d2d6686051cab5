import { mayEnterRoom } from '#domain/door/online-room.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type OnlineRoomAbility, onlineRoomAbilities } from '#domain/permission/online-room-abilities.ts';
import { type OnlineRoomRow, OnlineRooms } from '#server/event/ports/online-rooms.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';

export type SeenRoom = OnlineRoomRow & { readonly abilities: readonly OnlineRoomAbility[] };

/** `opened`: ticket types that give the viewer access. */
export async function seenRooms(
  rooms: readonly OnlineRoomRow[],
  opened: ReadonlySet<string>,
  context: RequestContext,
): Promise<SeenRoom[]> {
  const [first] = rooms;
  const eventAbilities = first === undefined ? [] : [...(await context.eventAbilities(first.eventId))];
  return rooms
    .map((room) => {
      const holdsItsTicket = room.ticketTypeIds.some((ticketTypeId) => opened.has(ticketTypeId));
      return { ...room, abilities: onlineRoomAbilities(context.viewer, { holdsItsTicket, eventAbilities }) };
    })
    .filter(({ abilities }) => abilities.includes('room.view'));
}

export async function openedBy(
  tickets: readonly BoughtTicketRow[],
  context: RequestContext,
): Promise<ReadonlySet<string>> {
  const opened = new Set<string>();
  for (const ticket of tickets) {
    const session = await context.loaders.session.load(ticket.sectionEventId);
    const isOwn = ticket.accountId === context.accountId;
    if (isOwn && session !== null && mayEnterRoom(ticket, session, context.now)) opened.add(ticket.ticketTypeId);
  }
  return opened;
}

export async function roomsOfTicket(ticket: BoughtTicketRow, context: RequestContext): Promise<SeenRoom[]> {
  const opened = await openedBy([ticket], context);
  if (opened.size === 0) return [];
  return seenRooms(
    await context.loaders.roomsOfTicketType.load(encodeWireId(ticket.eventId, ticket.ticketTypeId)),
    opened,
    context,
  );
}

export async function isGuestOfRoom(
  { eventId, rowId }: WireId,
  session: { readonly eventId: number; readonly sectionEventId: number },
  context: RequestContext & { readonly accountId: AccountId },
): Promise<boolean> {
  const room = eventId === session.eventId ? await context.use(OnlineRooms).room(eventId, rowId) : null;
  if (room === null || room.sectionEventId !== session.sectionEventId) return false;
  const tickets = await context.use(TicketWallet).ofSession(context.accountId, eventId, session.sectionEventId);
  const opened = await openedBy(tickets, context);
  return room.ticketTypeIds.some((ticketTypeId) => opened.has(ticketTypeId));
}
