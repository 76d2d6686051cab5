import type { EventListing } from '#domain/event/event-listing.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventDesk } from './event-desk.ts';

/** `missed`: at its time something was missing, and it stayed a draft. */
export type Schedule = { readonly at: Instant; readonly missed: boolean };

type Answer<T> = Promise<Result<T, Refusal>>;

/** What an organiser does with an event as a whole. */
export type EventActs = {
  readonly turnDonations: (eventId: number, on: boolean) => Answer<null>;
  /** Whether every ticket has its own answers. */
  readonly turnFormPerTicket: (eventId: number, on: boolean) => Answer<null>;
  /** `name` empty: as the original. */
  readonly clone: (eventId: number, beginAt: Instant, name: string) => Answer<{ readonly eventId: number }>;
  /** Ticket holders are told. */
  readonly changeAddress: (eventId: number, address: string) => Answer<null>;
  readonly moveSession: EventDesk['changeSession'];
  /** Null: nobody chose a time, or it has published itself. */
  readonly schedule: (eventId: number) => Answer<Schedule | null>;
  /** What the organiser asks of those who list the event. */
  readonly listing: (eventId: number) => Answer<EventListing>;
  readonly writeListing: (eventId: number, listing: EventListing) => Answer<null>;
  /** Null withdraws it. */
  readonly publishAt: (eventId: number, at: Instant | null) => Answer<null>;
};
export const EventActs: Token<EventActs> = token('EventActs');
