import { isRoomOpen } from '#domain/door/online-room.ts';
import type { EventFormat } from '#domain/event/event.ts';
import { readRoomLink } from '#domain/event/room-link.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { OnlineRoomRow, TicketTypeOfEvent } from '#server/event/ports/online-rooms.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { versionOfRoom } from './editing/edit-version.ts';
import { sayingWho } from './editing/saying-who.ts';
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
  ) => Promise<Result<OnlineRoomRow, Refusal>>;
  readonly revise: (
    asked: Of & {
      readonly onlineRoomId: string;
      readonly fields: RoomFields;
      /** As read by the editor, by `versionOfRoom`; absent: overwrites what others changed. */
      readonly version?: string | null | undefined;
    },
  ) => Promise<Result<OnlineRoomRow, Refusal>>;
  readonly discard: (asked: Of & { readonly onlineRoomId: string }) => Promise<Result<boolean, Refusal>>;
  readonly openWith: (
    asked: TicketTypeOfEvent & { readonly actor: AccountId; readonly onlineRoomIds: readonly string[] },
  ) => Promise<Result<readonly OnlineRoomRow[], Refusal>>;
};

export const ChangeRooms = defineUseCase(
  'ChangeRooms',
  roomPorts,
  ({ rooms, transact, audit, clock, ids, digest, lastEditor }): ChangeRooms => {
    async function put(
      tx: Transaction,
      room: OnlineRoomRow,
      fields: RoomFields,
      act: 'room.added' | 'room.changed',
      actor: AccountId,
    ): Promise<Result<OnlineRoomRow, Refusal>> {
      const url = readRoomLink(fields.url);
      if (!url.ok) return refused({ code: 'INVALID_INPUT', field: 'input.url', problem: url.refusal });
      const { isOpen } = fields;
      const planned = fields.opensAt ?? room.opensAt;
      const wasOpen = isRoomOpen(planned, clock.now());
      const opensAt = isOpen === null || isOpen === wasOpen ? planned : isOpen ? clock.now() : null;
      const after = { ...room, ...wordsOf(fields), opensAt, url: url.value };
      await rooms.put(tx, after, clock.now());
      await audit.record(tx, { act, subject: `room:${room.onlineRoomId}`, eventId: room.eventId, actor });
      return ok(after);
    }

    return {
      add: ({ eventId, sectionEventId, opensAt, fields, actor }) =>
        transact.transaction((tx) =>
          put(
            tx,
            { eventId, sectionEventId, onlineRoomId: ids.newId(), ticketTypeIds: [], ...wordsOf(fields), opensAt },
            fields,
            'room.added',
            actor,
          ),
        ),
      async revise({ eventId, onlineRoomId, fields, version, actor }) {
        const revised = await transact.transaction(async (tx): Promise<Result<OnlineRoomRow, Refusal>> => {
          const room = await rooms.lock(tx, eventId, onlineRoomId);
          if (room === null) return refused({ code: 'NOT_FOUND' });
          if (version != null && version !== versionOfRoom(digest, room)) return refused({ code: 'STALE', by: null });
          return put(tx, room, fields, 'room.changed', actor);
        });
        return sayingWho(revised, lastEditor, { act: 'room.changed', subject: `room:${onlineRoomId}` }, actor);
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
