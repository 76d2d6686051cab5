import { DAY, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Invitation } from './invitation.ts';

export type WaitingState = 'WAITING' | 'OFFERED' | 'TAKEN' | 'LAPSED' | 'LEFT';

/** `party`: served together or not at all. */
export type WaitingEntry = { readonly entryId: string; readonly party: number } & (
  | { readonly state: Exclude<WaitingState, 'OFFERED'> }
  /** The last moment is included. */
  | { readonly state: 'OFFERED'; readonly until: Instant }
);

/** First come, first served; the array is in order. */
export type WaitingList = readonly WaitingEntry[];

/** Anyone whose entry ended may join again, at the end. [design] */
export const WAITING_TRANSITIONS = {
  WAITING: ['OFFERED', 'LEFT'],
  OFFERED: ['TAKEN', 'LAPSED', 'LEFT'],
  TAKEN: ['WAITING'],
  LAPSED: ['WAITING'],
  LEFT: ['WAITING'],
} as const satisfies Readonly<Record<WaitingState, readonly WaitingState[]>>;

export const WAITING_STATES = Object.keys(WAITING_TRANSITIONS) as readonly WaitingState[];

export type WaitingEvent =
  | { readonly kind: 'JOINED'; readonly entryId: string; readonly party: number }
  | { readonly kind: 'OFFERED'; readonly entryId: string; readonly until: Instant }
  | { readonly kind: 'TAKEN' | 'LAPSED' | 'LEFT'; readonly entryId: string };

export function evolveWaitingList(list: WaitingList, event: WaitingEvent): WaitingList {
  switch (event.kind) {
    case 'JOINED':
      return [
        ...list.filter((entry) => entry.entryId !== event.entryId),
        { entryId: event.entryId, party: event.party, state: 'WAITING' },
      ];
    case 'OFFERED':
      return changed(list, event.entryId, ({ entryId, party }) => ({
        entryId,
        party,
        state: 'OFFERED',
        until: event.until,
      }));
    case 'TAKEN':
    case 'LAPSED':
    case 'LEFT':
      return changed(list, event.entryId, ({ entryId, party }) => ({ entryId, party, state: event.kind }));
    default:
      return never(event);
  }
}

const changed = (list: WaitingList, entryId: string, change: (entry: WaitingEntry) => WaitingEntry): WaitingList =>
  list.map((entry) => (entry.entryId === entryId ? change(entry) : entry));

export const placesOffered = (list: WaitingList): number =>
  list.reduce((sum, entry) => sum + (entry.state === 'OFFERED' ? entry.party : 0), 0);

/** An offer lasts this long, but not beyond the session's deadline for answers. [design] */
export const OFFER_LASTS = DAY;

type WaitingRefusal =
  | { readonly code: 'WAITS_ALREADY' }
  | { readonly code: 'NO_OFFER' }
  | { readonly code: 'NOT_WAITING' };

type Waited = Result<readonly WaitingEvent[], WaitingRefusal>;

export function joinWaitingList(list: WaitingList, entryId: string, party: number): Waited {
  return stands(entryOf(list, entryId)) ? refused({ code: 'WAITS_ALREADY' }) : ok([{ kind: 'JOINED', entryId, party }]);
}

/** Ends expired offers; their places are free again. */
export const lapseOffers = (list: WaitingList, now: Instant): readonly WaitingEvent[] =>
  list.filter((entry) => isOver(entry, now)).map(({ entryId }) => ({ kind: 'LAPSED', entryId }));

/**
 * Offers free places in list order, up to the first party that does not fit; nobody is skipped. `free`: not sold or
 * held, including offered places. Lapse offers first. `closesAt`: when the session stops taking answers. [design]
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

export function takeOffer(list: WaitingList, entryId: string, now: Instant): Waited {
  const entry = entryOf(list, entryId);
  return entry?.state === 'OFFERED' && !isOver(entry, now)
    ? ok([{ kind: 'TAKEN', entryId }])
    : refused({ code: 'NO_OFFER' });
}

/** Leaves the list or declines an offer. */
export const leaveWaitingList = (list: WaitingList, entryId: string): Waited =>
  stands(entryOf(list, entryId)) ? ok([{ kind: 'LEFT', entryId }]) : refused({ code: 'NOT_WAITING' });

/**
 * Places somebody may take now. With an offer: everything not offered to others. Without: nothing while others wait.
 * Lapse offers first. Null: unlimited. [design]
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

/**
 * The waiting list events of an answer; entries use the invitation's id. Accepting again after a lapsed offer joins at
 * the end. [design]
 */
export function waitingListAfterAnswer(list: WaitingList, invitation: Invitation): readonly WaitingEvent[] {
  const entryId = invitation.invitationId;
  const state = list.find((entry) => entry.entryId === entryId)?.state;
  const stands = state === 'WAITING' || state === 'OFFERED';
  switch (invitation.status) {
    case 'WAITING':
      return stands ? [] : [{ kind: 'JOINED', entryId, party: invitation.party }];
    case 'ACCEPTED':
      return state === 'OFFERED' ? [{ kind: 'TAKEN', entryId }] : [];
    case 'INVITED':
    case 'DECLINED':
    case 'TAKEN_BACK':
      return stands ? [{ kind: 'LEFT', entryId }] : [];
    default:
      return never(invitation);
  }
}
