import { z } from 'zod';
import { isRoomOpen, ROOM_OPENS_EARLIEST, type RoomStatus, roomOpening, roomStatus } from '#domain/door/online-room.ts';
import { EVENT_FORMATS } from '#domain/event/event.ts';
import { LONGEST_ROOM_LINK } from '#domain/event/room-link.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { ChangeRooms, type RoomFields } from '#server/event/change-rooms.ts';
import { versionOfRoom } from '#server/event/editing/edit-version.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { OnlineRooms } from '#server/event/ports/online-rooms.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { oneOf, optionalWords, rowNumber, someName, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { editVersion } from './organising-input.ts';
import { openedBy, roomsOfTicket, seenRooms } from './room-access.ts';

const MOST_ROOMS = 50;

const fields = z
  .object({
    title: someName(200),
    description: optionalWords(2_000),
    url: words(2 * LONGEST_ROOM_LINK),
    event_mode: oneOf(EVENT_FORMATS).nullish(),
    is_open: z.boolean().nullish(),
    opens_minutes_early: z.number().int().min(0).max(ROOM_OPENS_EARLIEST).nullish(),
  })
  .transform(({ title, description, url, event_mode, is_open, opens_minutes_early }) => ({
    title,
    description,
    url,
    eventMode: event_mode ?? 'ONLINE',
    isOpen: is_open ?? null,
    opensBefore: opens_minutes_early ?? null,
  }));

/** `opensBefore`: minutes before the room's session; null: as it was. */
const at = (
  { opensBefore, ...given }: z.output<typeof fields>,
  session: { readonly beginAt: Instant } | null,
): RoomFields => ({
  ...given,
  opensAt: opensBefore === null || session === null ? null : roomOpening(session, opensBefore),
});

const eventOfSession = async (
  { section_event_id }: { readonly section_event_id: number },
  context: RequestContext,
): Promise<number | null> => (await context.loaders.session.load(section_event_id))?.eventId ?? null;
const eventOfRoom = ({ id }: { readonly id: WireId }): number => id.eventId;
const eventOfTicket = ({ ticket_id }: { readonly ticket_id: WireId }): number => ticket_id.eventId;

export const roomsResolvers: Resolvers = {
  Query: {
    vemoi_rooms: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ bought_ticket_id: wireId.nullish(), section_event_id: rowNumber.nullish() }),
      resolve: async ({ bought_ticket_id: ticketId, section_event_id: sectionEventId }, context) => {
        const wallet = context.use(TicketWallet);
        if (ticketId) {
          const ticket = await wallet.ticket(ticketId.eventId, ticketId.rowId);
          // A foreign ticket looks like a missing one. [S6-10]
          if (ticket === null || ticket.accountId !== context.accountId) return refused({ code: 'NOT_FOUND' });
          return ok(await roomsOfTicket(ticket, context));
        }
        const session = sectionEventId ? await context.loaders.session.load(sectionEventId) : null;
        if (session === null) return refused({ code: 'NOT_FOUND' });
        const { eventId } = session;
        if (!(await context.eventAbilities(eventId)).has('event.view')) return refused({ code: 'NOT_FOUND' });
        const [rooms, tickets] = await Promise.all([
          context.use(OnlineRooms).ofSession(eventId, session.sectionEventId),
          wallet.ofSession(context.accountId, eventId, session.sectionEventId),
        ]);
        return ok(await seenRooms(rooms, await openedBy(tickets, context), context));
      },
    }),
    ticket_rooms: rootField({
      access: onEvent('event.rooms', eventOfTicket),
      input: z.object({ ticket_id: wireId }),
      resolve: async ({ ticket_id: { eventId, rowId } }, context) =>
        ok(
          await seenRooms(
            await context.use(OnlineRooms).ofTicketTypes([{ eventId, ticketTypeId: rowId }]),
            new Set(),
            context,
          ),
        ),
    }),
  },
  Mutation: {
    create_vemoi_room: rootField({
      access: onEvent('event.rooms', eventOfSession),
      input: z.object({ section_event_id: rowNumber, input: fields }),
      resolve: async ({ section_event_id: sectionEventId, input }, context) => {
        const session = await context.loaders.session.load(sectionEventId);
        if (session === null) return refused({ code: 'NOT_FOUND' });
        const { eventId } = session;
        if ((await context.use(OnlineRooms).ofSession(eventId, sectionEventId)).length >= MOST_ROOMS)
          return refused({
            code: 'INVALID_INPUT',
            field: 'section_event_id',
            problem: { kind: 'TOO_LARGE', max: MOST_ROOMS },
          });
        const added = await context.use(ChangeRooms).add({
          eventId,
          sectionEventId,
          opensAt: roomOpening(session),
          fields: at(input, session),
          actor: context.accountId,
        });
        return added.ok ? oneSeen(await seenRooms([added.value], new Set(), context)) : added;
      },
    }),
    update_vemoi_room: rootField({
      access: onEvent('event.rooms', eventOfRoom),
      input: z.object({ id: wireId, input: fields, version: editVersion }),
      resolve: async ({ id, input, version }, context) => {
        const { eventId, rowId: onlineRoomId } = id;
        const room = await context.use(OnlineRooms).room(eventId, onlineRoomId);
        const session = room === null ? null : await context.loaders.session.load(room.sectionEventId);
        const revised = await context
          .use(ChangeRooms)
          .revise({ eventId, onlineRoomId, fields: at(input, session), version, actor: context.accountId });
        return revised.ok ? oneSeen(await seenRooms([revised.value], new Set(), context)) : revised;
      },
    }),
    delete_vemoi_room: rootField({
      access: onEvent('event.rooms', eventOfRoom),
      input: z.object({ id: wireId }),
      resolve: ({ id }, context) =>
        context.use(ChangeRooms).discard({ eventId: id.eventId, onlineRoomId: id.rowId, actor: context.accountId }),
    }),
    upsert_ticket_rooms: rootField({
      access: onEvent('event.rooms', eventOfTicket),
      input: z.object({ ticket_id: wireId, room_ids: z.array(wireId).max(MOST_ROOMS) }),
      resolve: async ({ ticket_id: { eventId, rowId }, room_ids }, context) => {
        if (room_ids.some((room) => room.eventId !== eventId)) return refused({ code: 'NOT_FOUND' });
        const onlineRoomIds = room_ids.map((room) => room.rowId);
        const opened = await context
          .use(ChangeRooms)
          .openWith({ eventId, ticketTypeId: rowId, onlineRoomIds, actor: context.accountId });
        return opened.ok ? ok(await seenRooms(opened.value, new Set(), context)) : opened;
      },
    }),
  },

  Event: {
    is_vemoi_live: async (event, _args, context) => (await statusOf(event, context)) === 'OPEN',
    vemoi_status: (event, _args, context) => statusOf(event, context),
  },

  BoughtTicket: {
    ticket_rooms: (ticket, _args, context) => roomsOfTicket(ticket, context),
  },

  VemoiRoom: {
    id: (room) => encodeWireId(room.eventId, room.onlineRoomId),
    version: (room, _args, context) =>
      room.abilities.includes('room.edit') ? versionOfRoom(context.use(Digest), room) : null,
    section_event_id: (room) => room.sectionEventId,
    url: (room, _args, context) => {
      const prepares = room.abilities.some((ability) => ability === 'room.operate' || ability === 'room.edit');
      const mayJoin = room.abilities.includes('room.join') && isRoomOpen(room.opensAt, context.now);
      return prepares || mayJoin ? room.url : null;
    },
    opens_at: (room) => room.opensAt,
    is_open: (room, _args, context) => isRoomOpen(room.opensAt, context.now),
    event_mode: (room) => room.eventMode,
    ticket_ids: (room) =>
      room.abilities.includes('room.edit') ? room.ticketTypeIds.map((type) => encodeWireId(room.eventId, type)) : [],
  },
};

async function statusOf(event: EventRow, context: RequestContext): Promise<RoomStatus> {
  return roomStatus(await context.loaders.roomsOfEvent.load(event.eventId), event, context.now);
}

function oneSeen<Room>([room]: readonly Room[]) {
  return room === undefined ? refused({ code: 'NOT_FOUND' } as const) : ok(room);
}
