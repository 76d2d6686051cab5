import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';

/** What an event came to, without money. */
export type EventNumbers = {
  /** Tickets that were checked in; null: none was, as at an event without a door. */
  readonly came: number | null;
  /** Valid ones. */
  readonly tickets: number;
  readonly sessions: number;
};

type Counted = { readonly tickets: number; readonly checkedIn: number };

type NumbersToShare =
  | { readonly kind: 'LATER'; readonly at: Instant }
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'READY'; readonly numbers: EventNumbers };

/** Once the event has ended; NOTHING where no ticket is valid. [design] */
export function numbersToShare(
  event: { readonly endAt: Instant },
  counted: readonly Counted[],
  sessions: number,
  now: Instant,
): NumbersToShare {
  if (!hasEnded(event, now)) return { kind: 'LATER', at: event.endAt };
  const tickets = counted.reduce((total, row) => total + row.tickets, 0);
  const came = counted.reduce((total, row) => total + row.checkedIn, 0);
  if (tickets === 0) return { kind: 'NOTHING' };
  return { kind: 'READY', numbers: { came: came === 0 ? null : came, tickets, sessions } };
}

/** A whole number from 0 to 100; 0 of nothing. [S2.14-21] */
export const inPercent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 100) / whole));
