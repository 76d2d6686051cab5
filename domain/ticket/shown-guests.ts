import { type EventFeature, type EventStatus, isPrivate } from '#domain/event/event.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { familyNameFirst } from '#domain/kernel/names/likely-order.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';

/** With fewer, a list tells who is alone there. [design] */
export const FEWEST_SHOWN = 3;
export const MOST_NAMED = 8;
/** Further ones are not counted. */
export const COUNTED_TO = 500;

/** What a page shows of its guests. `isMore`: more than `count`, which is then COUNTED_TO. */
export type GuestsGoing = { readonly names: readonly string[]; readonly count: number; readonly isMore: boolean };

/** What its holder is asked. `shownAs` null: the account's name cannot be shown. */
export type OwnShowing = { readonly shown: boolean; readonly shownAs: string | null };

const ADDRESS_OR_NUMBER = /@|\d[\d\s.-]{2,}\d/u;

/** A name's first name and the rest, whatever field it was typed into. */
function partsOf({ firstName, lastName, nameOrder }: PersonName): readonly [called: string, rest: string] {
  const given = firstName?.trim() ?? '';
  const family = lastName?.trim() ?? '';
  if (given !== '' && family !== '') return [given, family];
  const words = `${given}${family}`.split(/\s+/u).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const isFamilyFirst =
    nameOrder == null ? familyNameFirst({ firstName: words.join(' '), lastName: '' }) : nameOrder === 'FAMILY_FIRST';
  return isFamilyFirst && last !== '' ? [last, first] : [first, last];
}

/** 'Lan N.': the first name and the rest's initial. Null: no name, or an address or number in its place. [design] */
export function guestName(name: PersonName): string | null {
  const [called, rest] = partsOf(name);
  if (called === '' || ADDRESS_OR_NUMBER.test(called)) return null;
  const [initial] = rest.match(/\p{L}/u) ?? [];
  // ß and others become two letters.
  const [capital] = initial?.toLocaleUpperCase('vi') ?? [];
  return capital === undefined ? called : `${called} ${capital}.`;
}

/** Of the guests who agreed and hold a valid ticket, newest first. Null: too few to show. [design] */
export function guestsGoing(people: readonly PersonName[]): GuestsGoing | null {
  const names = people.map(guestName).filter((name) => name !== null);
  if (names.length < FEWEST_SHOWN) return null;
  return {
    names: names.slice(0, MOST_NAMED),
    count: Math.min(names.length, COUNTED_TO),
    isMore: names.length > COUNTED_TO,
  };
}

type ShownEvent = { readonly status: EventStatus; readonly endAt: Instant; readonly hidden: boolean };

/** Until the event ends, unless its organiser shows no guests. [design] */
export const listsGuests = (event: ShownEvent, now: Instant): boolean =>
  event.status === 'PUBLISHED' && !event.hidden && !hasEnded(event, now);

/** The guests of a private event are shown to each other only. [design] */
export const maySeeGuests = (event: { readonly feature: EventFeature }, holdsTicket: boolean): boolean =>
  holdsTicket || !isPrivate(event.feature);

/** Null: nothing to ask. An agreement can always be taken back. [design] */
export function ownShowing(own: {
  readonly agreed: boolean;
  readonly holdsTicket: boolean;
  readonly name: PersonName;
  readonly listed: boolean;
}): OwnShowing | null {
  const shownAs = guestName(own.name);
  if (own.agreed) return { shown: true, shownAs };
  return own.holdsTicket && own.listed && shownAs !== null ? { shown: false, shownAs } : null;
}
