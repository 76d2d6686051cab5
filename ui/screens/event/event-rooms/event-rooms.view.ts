import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { KeepRooms, type SessionRooms, type WantedRoom } from '#application/event/keep-rooms.ts';
import type { DeskSession } from '#application/event/ports/event-desk.ts';
import type { DeskRoom } from '#application/event/ports/room-desk.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { ROOM_OPENS_BEFORE, ROOM_OPENS_EARLIEST } from '#domain/door/online-room.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { heldTicketsOf } from '#ui/screens/event/event-manager/event-manager.view.ts';
import { inputProblemSentence } from '#words/platform/input-problems.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

/** The session's name, or its time where it has none. */
export const sessionTitle = ({ name, beginAt }: DeskSession, timezone: string, locale: Locale): string =>
  name === '' ? showMoment(beginAt, locale, timezone) : name;

export const openedBy = (room: DeskRoom, session: DeskSession): string =>
  heldTicketsOf(session)
    .filter(({ id }) => room.ticketTypeIds.includes(id))
    .map(({ name }) => name)
    .join(', ');

export function newRoom(session: DeskSession): WantedRoom {
  const online = session.ticketTypes.filter(({ mode }) => mode === 'ONLINE');
  return {
    id: null,
    version: null,
    title: '',
    description: '',
    url: '',
    ticketTypeIds: (online.length > 0 ? online : heldTicketsOf(session)).map(({ id }) => id),
    opensBefore: ROOM_OPENS_BEFORE,
  };
}

/** Minutes before its session; null: it was opened by hand, or is closed until it is. */
function minutesBefore({ opensAt }: Pick<DeskRoom, 'opensAt'>, { beginAt }: DeskSession): number | null {
  const minutes = opensAt === null ? -1 : Math.round((beginAt - opensAt) / MINUTE);
  return minutes >= 0 && minutes <= ROOM_OPENS_EARLIEST ? minutes : null;
}

/** As the dialog edits it. */
export const wantedRoom = (room: DeskRoom, session: DeskSession): WantedRoom => ({
  ...room,
  opensBefore: minutesBefore(room, session) ?? undefined,
});

/** Why a room is not saved; `stale`: somebody else changed it meanwhile, by name if it is known. */
export type RoomTrouble = { readonly text: string; readonly stale: { readonly by: string | null } | null };

export const typedMinutes = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

function problemsIn(keep: KeepRooms, wanted: WantedRoom, locale: Locale): Readonly<Record<string, string>> {
  const found = Object.entries(keep.problems(wanted));
  return Object.fromEntries(found.map(([field, problem]) => [field, inputProblemSentence(field, problem)[locale]]));
}

/** Each act answers null when it is done, else why not. `readNow`: null: the room is gone, or cannot be read. */
export function useRooms(words: {
  readonly saved: string;
  readonly removed: string;
  readonly opened: string;
  readonly closed: string;
  readonly lost: string;
}) {
  const keep = useUseCase(KeepRooms);
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function act(asked: Promise<Result<null, Trouble>>, done: string): Promise<RoomTrouble | null> {
    setBusy(true);
    const answer = await asked;
    await revalidate();
    setBusy(false);
    if (!answer.ok) {
      const { refusal } = answer;
      if (refusal.code === 'UNREACHABLE') return { text: words.lost, stale: null };
      return { text: refusalSentence(refusal, locale), stale: refusal.code === 'STALE' ? { by: refusal.by } : null };
    }
    toast.success(done);
    return null;
  }

  return {
    busy,
    problems: (wanted: WantedRoom) => problemsIn(keep, wanted, locale),
    readNow: async (roomId: string, session: DeskSession): Promise<WantedRoom | null> => {
      const read = await keep.list([session.id]).catch(() => null);
      const room = read?.ok === true ? read.value[0]?.rooms.find(({ id }) => id === roomId) : undefined;
      return room === undefined ? null : wantedRoom(room, session);
    },
    save: (among: SessionRooms, wanted: WantedRoom) => act(keep.save(among, wanted), words.saved),
    open: async (room: DeskRoom, isOpen: boolean) => {
      const wrong = await act(keep.open(room, isOpen), isOpen ? words.opened : words.closed);
      if (wrong !== null) toast.error(wrong.text);
    },
    discard: async (room: DeskRoom) => {
      const wrong = await act(keep.discard(room.id), words.removed);
      if (wrong !== null) toast.error(wrong.text);
    },
  };
}
