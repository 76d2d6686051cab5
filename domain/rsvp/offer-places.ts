import { DAY, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { placesOffered, type WaitingEntry, type WaitingEvent, type WaitingList } from './waiting-list.ts';

/** An offer waits this long for its answer, and never longer than the session takes answers. [design] */
export const OFFER_LASTS = DAY;

type WaitingRefusal =
  | { readonly code: 'WAITS_ALREADY' }
  | { readonly code: 'NO_OFFER' }
  | { readonly code: 'NOT_WAITING' };

type Waited = Result<readonly WaitingEvent[], WaitingRefusal>;

/** Takes a party to the end of the list. */
export function joinWaitingList(list: WaitingList, entryId: string, party: number): Waited {
  return stands(entryOf(list, entryId)) ? refused({ code: 'WAITS_ALREADY' }) : ok([{ kind: 'JOINED', entryId, party }]);
}

/** Ends the offers whose time is over; their places are free again. */
export const lapseOffers = (list: WaitingList, now: Instant): readonly WaitingEvent[] =>
  list.filter((entry) => isOver(entry, now)).map(({ entryId }) => ({ kind: 'LAPSED', entryId }));

/**
 * Offers free places in the order of the list, up to the first party that does not fit: nobody is passed over. `free`
 * counts what is not sold or held, offers not subtracted; lapse offers first. `closesAt` is when the session takes no
 * answer any more. [design]
 */
export function offerPlaces(list: WaitingList, free: number, closesAt: Instant, now: Instant): readonly WaitingEvent[] {
  if (now >= closesAt) return [];
  const until = instant(Math.min(later(now, OFFER_LASTS), closesAt));
  const waiting = list.filter(({ state }) => state === 'WAITING');
  let left = free - placesOffered(list);
  const tooLarge = waiting.findIndex(({ party }) => {
    left -= party;
    return left < 0;
  });
  return waiting
    .slice(0, tooLarge === -1 ? waiting.length : tooLarge)
    .map(({ entryId }) => ({ kind: 'OFFERED', entryId, until }));
}

/** Turns an offer into places, in time. */
export function takeOffer(list: WaitingList, entryId: string, now: Instant): Waited {
  const entry = entryOf(list, entryId);
  return entry?.state === 'OFFERED' && !isOver(entry, now)
    ? ok([{ kind: 'TAKEN', entryId }])
    : refused({ code: 'NO_OFFER' });
}

/** Leaves the list, or says no to an offer. */
export const leaveWaitingList = (list: WaitingList, entryId: string): Waited =>
  stands(entryOf(list, entryId)) ? ok([{ kind: 'LEFT', entryId }]) : refused({ code: 'NOT_WAITING' });

/**
 * Free places that somebody may take now: who has an offer, everything that is not offered to others; anybody else
 * nothing as long as somebody waits. Who waits takes places by an offer only. Lapse offers first. null: unlimited.
 * [design]
 */
export function placesFor(list: WaitingList, entryId: string, free: number | null): number | null {
  if (free === null) return null;
  const own = entryOf(list, entryId);
  if (own?.state !== 'OFFERED' && list.some(({ state }) => state === 'WAITING')) return 0;
  return Math.max(0, free - placesOffered(list.filter((entry) => entry !== own)));
}

const entryOf = (list: WaitingList, entryId: string): WaitingEntry | undefined =>
  list.find((entry) => entry.entryId === entryId);

const stands = (entry: WaitingEntry | undefined): boolean => entry?.state === 'WAITING' || entry?.state === 'OFFERED';

const isOver = (entry: WaitingEntry, now: Instant): boolean => entry.state === 'OFFERED' && now > entry.until;
