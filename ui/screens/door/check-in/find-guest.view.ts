import { useEffect, useState } from 'react';
import { FindAtDoor, type FoundAtDoor, type FoundTicket } from '#application/door/find-at-door.ts';
import type { DoorPlace } from '#application/door/ports/door.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export type { FoundTicket } from '#application/door/find-at-door.ts';

/** Nobody types faster than this between two letters, and a phone searches 50,000 names in about as long. */
const PAUSE_MS = 250;

/** `found`: null where too little is typed. What was found stays until the next answer. */
export type GuestSearch = { readonly looking: boolean; readonly found: FoundAtDoor | null };

export function useGuestSearch(
  { eventId, managesGuests = false }: DoorPlace,
  { sessionId, offline }: { readonly sessionId: number; readonly offline: boolean },
  text: string,
): GuestSearch {
  const findAtDoor = useUseCase(FindAtDoor);
  const [search, setSearch] = useState<GuestSearch>({ looking: false, found: null });
  useEffect(() => {
    let isWanted = true;
    setSearch(({ found }) => ({ looking: true, found }));
    const timer = setTimeout(async () => {
      const found = await findAtDoor({ eventId, sessionId, text, offline, managesGuests });
      if (isWanted) setSearch({ looking: false, found });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [findAtDoor, eventId, sessionId, offline, managesGuests, text]);
  return search;
}

/** Tells guests of one name apart, as staff ask for it. */
export const codeEnd = (code: string): string => `…${code.slice(-4)}`;

/** After the state of a ticket for another session; empty where that has no name. */
export function nameOfSession(sessions: DoorPlace['sessions'], { sessionId }: FoundTicket): string {
  const name = sessions.find(({ id }) => id === sessionId)?.name ?? '';
  return name === '' ? '' : ` · ${name}`;
}
