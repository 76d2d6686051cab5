import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';

export type WaitingState = 'WAITING' | 'OFFERED' | 'TAKEN' | 'LAPSED' | 'LEFT';

/** Somebody who waits for places, for the whole party together. */
export type WaitingEntry = { readonly entryId: string; readonly party: number } & (
  | { readonly state: Exclude<WaitingState, 'OFFERED'> }
  /** Places are kept up to and including `until`. */
  | { readonly state: 'OFFERED'; readonly until: Instant }
);

/** First come, first served: the order of the array is the order of the list. */
export type WaitingList = readonly WaitingEntry[];

/** What may happen next. Who let an offer pass, left or had places may join again, at the end. [design] */
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

/** The list after what happened. */
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

/** Places that are kept for offers. */
export const placesOffered = (list: WaitingList): number =>
  list.reduce((sum, entry) => sum + (entry.state === 'OFFERED' ? entry.party : 0), 0);
