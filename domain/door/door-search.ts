import type { Instant } from '#domain/kernel/instant.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { searchWords } from '#domain/kernel/names/search-words.ts';

/** Fewer letters find half of a list. [design] */
const SHORTEST_DOOR_SEARCH = 2;

/** This many last characters of a code tell few tickets apart, and nobody types fewer. */
const SHORTEST_CODE_END = 3;

type Searched = { readonly name: string; readonly code: string };

/**
 * Whether a guest is who a search at the door means: every word begins a word of the name, whatever case and
 * diacritics, or the text ends the ticket's code. null: there is too little to search for. [design]
 */
export function doorSearch(text: string): ((ticket: Searched) => boolean) | null {
  if (text.trim().length < SHORTEST_DOOR_SEARCH) return null;
  const words = searchWords(text).map((word) => ` ${plainWords(word)}`);
  const end = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return ({ name, code }) => {
    if (end.length >= SHORTEST_CODE_END && code.endsWith(end)) return true;
    const plain = ` ${plainWords(name)}`;
    return words.length > 0 && words.every((word) => plain.includes(word));
  };
}

/** What the door would say of a ticket. OTHER_SESSION: it is for another one than the door works on. */
export type DoorTicketState = 'IN' | 'LEFT' | 'NOT_YET' | 'VOID' | 'OTHER_SESSION';

/** The state that a row of the search shows; only NOT_YET and LEFT are checked in from it. [S4-20] [design] */
export function doorTicketState(
  ticket: {
    readonly isValid: boolean;
    readonly sessionId: number;
    readonly checkIns: number;
    readonly leftAt: Instant | null;
  },
  sessionId: number,
): DoorTicketState {
  if (!ticket.isValid) return 'VOID';
  if (ticket.sessionId !== sessionId) return 'OTHER_SESSION';
  if (ticket.checkIns === 0) return 'NOT_YET';
  return ticket.leftAt === null ? 'IN' : 'LEFT';
}

const ORDER: Readonly<Record<DoorTicketState, number>> = { NOT_YET: 0, LEFT: 1, IN: 2, OTHER_SESSION: 3, VOID: 4 };

/** Who can come in first, then by name as Vietnamese sorts it. [design] */
export const byDoorState = (
  one: { readonly state: DoorTicketState; readonly name: string },
  other: { readonly state: DoorTicketState; readonly name: string },
): number => ORDER[one.state] - ORDER[other.state] || one.name.localeCompare(other.name, 'vi');
