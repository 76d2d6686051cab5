import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { OnlineRooms } from '#server/event/ports/online-rooms.ts';
import { ChangeRooms } from './change-rooms.ts';

/** Opens a session's online room to its guests, and answers its link. Null: the first room. [S7.7-11] */
export type StartEvent = (given: {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly onlineRoomId: string | null;
  readonly actor: AccountId;
}) => Promise<Result<{ readonly url: string }, Refusal>>;

export const StartEvent = defineUseCase(
  'StartEvent',
  { rooms: OnlineRooms, change: ChangeRooms },
  ({ rooms, change }): StartEvent =>
    async ({ eventId, sectionEventId, onlineRoomId, actor }) => {
      const known = await rooms.ofSession(eventId, sectionEventId);
      const room = onlineRoomId === null ? known[0] : known.find((one) => one.onlineRoomId === onlineRoomId);
      if (room === undefined) return refused({ code: 'NOT_FOUND' });
      const { title, description, url, eventMode } = room;
      const fields = { title, description, url, eventMode, isOpen: true, opensAt: null };
      const opened = await change.revise({ eventId, onlineRoomId: room.onlineRoomId, actor, fields });
      return opened.ok ? ok({ url: opened.value.url }) : opened;
    },
);
