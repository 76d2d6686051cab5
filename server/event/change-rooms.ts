import { isRoomOpen } from '#domain/door/online-room.ts';
import type { EventFormat } from '#domain/event/event.ts';
import { readRoomLink } from '#domain/event/room-link.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { OnlineRoomRow, TicketTypeOfEvent } from '#server/event/ports/online-rooms.ts';
import { roomPorts } from './room-ports.ts';

export type RoomFields = {
  readonly title: string;
  readonly description: string | null;
  readonly url: string;
  readonly eventMode: EventFormat;
  /** Opens the room now, or closes it; null: as before, or at the usual time. */
  readonly isOpen: boolean | null;
  /** When it opens by itself; null: as before, or at the usual time. */
  readonly opensAt: Instant | null;
};
const wordsOf = ({ isOpen: _, opensAt: __, ...words }: RoomFields) => words;

type Refused = RefusalOf<'INVALID_INPUT'> | RefusalOf<'NOT_FOUND'>;
type Of = { readonly eventId: number; readonly actor: AccountId };

/** Changes online rooms and the ticket types that open them. [S7.7-24] [S7.7-25] [S7.7-28] */
export type ChangeRooms = {
  readonly add: (
    asked: Of & {
      readonly sectionEventId: number;
      /** When the room opens unless the fields say so. */
      readonly opensAt: Instant;
      readonly fields: RoomFields;
    },
  ) => Promise<Result<OnlineRoomRow, Refused>>;
  readonly revise: (
    asked: Of & { readonly onlineRoomId: string; readonly fields: RoomFields },
  ) => Promise<Result<OnlineRoomRow, Refused>>;
  readonly discard: (asked: Of & { readonly onlineRoomId: string }) => Promise<Result<boolean, Refused>>;
  readonly openWith: (
    asked: TicketTypeOfEvent & { readonly actor: AccountId; readonly onlineRoomIds: readonly string[] },
  ) => Promise<Result<readonly OnlineRoomRow[], Refused>>;
};

export const ChangeRooms = defineUseCase(
  'ChangeRooms',
  roomPorts,
  ({ rooms, transact, audit, clock, ids }): ChangeRooms => {
    async function put(room: OnlineRoomRow, fields: RoomFields, act: 'room.added' | 'room.changed', actor: AccountId) {
      const url = readRoomLink(fields.url);
      if (!url.ok) return refused({ code: 'INVALID_INPUT', field: 'input.url', problem: url.refusal } as const);
      const { isOpen } = fields;
      const planned = fields.opensAt ?? room.opensAt;
      const wasOpen = isRoomOpen(planned, clock.now());
      const opensAt = isOpen === null || isOpen === wasOpen ? planned : isOpen ? clock.now() : null;
      const after = { ...room, ...wordsOf(fields), opensAt, url: url.value };
      await transact.transaction(async (tx) => {
        await rooms.put(tx, after, clock.now());
        await audit.record(tx, { act, subject: `room:${room.onlineRoomId}`, eventId: room.eventId, actor });
      });
      return ok(after);
    }

    return {
      add: ({ eventId, sectionEventId, opensAt, fields, actor }) =>
        put(
          { eventId, sectionEventId, onlineRoomId: ids.newId(), ticketTypeIds: [], ...wordsOf(fields), opensAt },
          fields,
          'room.added',
          actor,
        ),
      async revise({ eventId, onlineRoomId, fields, actor }) {
        const room = await rooms.room(eventId, onlineRoomId);
        return room === null ? refused({ code: 'NOT_FOUND' }) : put(room, fields, 'room.changed', actor);
      },
      async discard({ eventId, onlineRoomId, actor }) {
        if ((await rooms.room(eventId, onlineRoomId)) === null) return refused({ code: 'NOT_FOUND' });
        await transact.transaction(async (tx) => {
          await rooms.remove(tx, eventId, onlineRoomId);
          await audit.record(tx, { act: 'room.removed', subject: `room:${onlineRoomId}`, eventId, actor });
        });
        return ok(true);
      },
      async openWith({ eventId, ticketTypeId, onlineRoomIds, actor }) {
        const opened = await transact.transaction(async (tx) => {
          if (!(await rooms.openWith(tx, { eventId, ticketTypeId }, onlineRoomIds))) return false;
          const facts = { rooms: onlineRoomIds.length };
          await audit.record(tx, {
            act: 'room.opened-with',
            subject: `ticket-type:${ticketTypeId}`,
            eventId,
            actor,
            facts,
          });
          return true;
        });
        return opened ? ok(await rooms.ofTicketTypes([{ eventId, ticketTypeId }])) : refused({ code: 'NOT_FOUND' });
      },
    };
  },
);
