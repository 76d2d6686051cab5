import { type DeskRoom, RoomDesk, type RoomFields } from '#application/event/ports/room-desk.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { ROOM_OPENS_BEFORE, ROOM_OPENS_EARLIEST } from '#domain/door/online-room.ts';
import { readRoomLink } from '#domain/event/room-link.ts';
import { countProblem, type InputProblem } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type SessionRooms = { readonly sessionId: number; readonly rooms: readonly DeskRoom[] };
/** `id` null: a new room. */
export type WantedRoom = RoomFields & Pick<DeskRoom, 'version' | 'ticketTypeIds'> & { readonly id: string | null };
type RoomProblems = Readonly<Partial<Record<'title' | 'url' | 'opens_minutes_early', InputProblem>>>;

/** [S1-24] */
export type KeepRooms = {
  readonly list: (sessionIds: readonly number[]) => Promise<Result<readonly SessionRooms[], Refusal>>;
  readonly problems: (wanted: WantedRoom) => RoomProblems;
  /** `among`: the session's current rooms. */
  readonly save: (among: SessionRooms, wanted: WantedRoom) => Promise<Result<null, Trouble>>;
  readonly open: (room: DeskRoom, isOpen: boolean) => Promise<Result<null, Trouble>>;
  readonly discard: (roomId: string) => Promise<Result<null, Trouble>>;
};

const heard = <T>(answer: Promise<Result<T, Refusal>>): Promise<Result<T, Trouble>> =>
  answer.catch(() => refused({ code: 'UNREACHABLE' }));

/** The ticket types whose rooms change, each with every room it opens from now on. */
function changedTypes({ rooms }: SessionRooms, roomId: string, before: readonly string[], after: readonly string[]) {
  const changed = [...new Set([...before, ...after])].filter((type) => before.includes(type) !== after.includes(type));
  return changed.map((type) => {
    const others = rooms
      .filter((room) => room.id !== roomId && room.ticketTypeIds.includes(type))
      .map((room) => room.id);
    return { type, opens: after.includes(type) ? [...others, roomId] : others };
  });
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

const opening = (desk: RoomDesk, { id, title, description, url, version }: DeskRoom, isOpen: boolean) =>
  desk.revise(id, { title, description, url, isOpen }, version);

export const KeepRooms = defineUseCase(
  'KeepRooms',
  { desk: RoomDesk },
  ({ desk }): KeepRooms => ({
    async list(sessionIds) {
      const found = await Promise.all(
        sessionIds.map(async (sessionId) => ({ sessionId, answer: await desk.ofSession(sessionId) })),
      );
      const sessions: SessionRooms[] = [];
      for (const { sessionId, answer } of found) {
        if (!answer.ok) return answer;
        sessions.push({ sessionId, rooms: answer.value });
      }
      return ok(sessions);
    },
    problems({ title, url, opensBefore = ROOM_OPENS_BEFORE }) {
      const link = readRoomLink(url);
      const opening = countProblem('opens_minutes_early', opensBefore, 0, ROOM_OPENS_EARLIEST);
      return {
        ...(title.trim() === '' ? { title: { kind: 'REQUIRED' } } : {}),
        ...(link.ok ? {} : { url: link.refusal }),
        ...(opening === null ? {} : { opens_minutes_early: opening.problem }),
      };
    },
    async save({ sessionId }, { id, version, title, description, url, opensBefore, ticketTypeIds }) {
      const fields = { title: title.trim(), description: description.trim(), url: url.trim(), opensBefore };
      const saved = await heard(id === null ? desk.add(sessionId, fields) : desk.revise(id, fields, version));
      if (!saved.ok) return saved;
      if (isSameSet(saved.value.ticketTypeIds, ticketTypeIds)) return ok(null);
      // Read again, so that what others opened with other rooms since stays.
      const rooms = await heard(desk.ofSession(sessionId));
      if (!rooms.ok) return rooms;
      const among = { sessionId, rooms: rooms.value };
      for (const { type, opens } of changedTypes(among, saved.value.id, saved.value.ticketTypeIds, ticketTypeIds)) {
        const opened = await heard(desk.openWith(type, opens));
        if (!opened.ok) return opened;
      }
      return ok(null);
    },
    async open(room, isOpen) {
      const opened = await heard(opening(desk, room, isOpen));
      if (opened.ok || opened.refusal.code !== 'STALE') return opened.ok ? ok(null) : opened;
      // Somebody else saved its words: they stay, and the room opens.
      const rooms = await heard(desk.ofSession(room.sessionId));
      const now = rooms.ok ? rooms.value.find(({ id }) => id === room.id) : undefined;
      if (now === undefined) return rooms.ok ? opened : rooms;
      const again = await heard(opening(desk, now, isOpen));
      return again.ok ? ok(null) : again;
    },
    discard: (roomId) => heard(desk.discard(roomId)),
  }),
);
