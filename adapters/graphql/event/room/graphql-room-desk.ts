import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { DeskRoom, RoomDesk, RoomFields } from '#application/event/ports/room-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { AddRoomDocument } from './add-room.gen.ts';
import type { DeskRoomFragment } from './desk-room.gen.ts';
import { DiscardRoomDocument } from './discard-room.gen.ts';
import { OpenRoomsDocument } from './open-rooms.gen.ts';
import { ReviseRoomDocument } from './revise-room.gen.ts';
import { SessionRoomsDocument } from './session-rooms.gen.ts';

const roomOf = ({
  id,
  version,
  section_event_id,
  title,
  description,
  url,
  opens_at,
  is_open,
  ticket_ids,
}: DeskRoomFragment): DeskRoom => ({
  id,
  version,
  sessionId: section_event_id,
  title,
  description: description ?? '',
  url: url ?? '',
  opensAt: opens_at,
  isOpen: is_open,
  ticketTypeIds: ticket_ids,
});

const inputOf = ({ title, description, url, isOpen, opensBefore }: RoomFields) => ({
  title,
  description,
  url,
  ...(isOpen === undefined ? {} : { is_open: isOpen }),
  ...(opensBefore === undefined ? {} : { opens_minutes_early: opensBefore }),
});

export const makeGraphqlRoomDesk = (transport: GraphqlTransport): RoomDesk => ({
  ofSession: async (sessionId) => {
    const answer = await transport(SessionRoomsDocument, { sessionId });
    return answer.ok ? ok(answer.value.vemoi_rooms.map(roomOf)) : answer;
  },
  add: async (sessionId, fields) => {
    const answer = await transport(AddRoomDocument, { sessionId, input: inputOf(fields) });
    return answer.ok ? ok(roomOf(answer.value.create_vemoi_room)) : answer;
  },
  revise: async (id, fields, version) => {
    const answer = await transport(ReviseRoomDocument, { id, input: inputOf(fields), version });
    return answer.ok ? ok(roomOf(answer.value.update_vemoi_room)) : answer;
  },
  discard: async (id) => {
    const answer = await transport(DiscardRoomDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
  openWith: async (ticketId, roomIds) => {
    const answer = await transport(OpenRoomsDocument, { ticketId, roomIds: [...roomIds] });
    return answer.ok ? ok(null) : answer;
  },
});
