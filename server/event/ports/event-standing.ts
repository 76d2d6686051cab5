import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EventFacts } from '#domain/permission/event-abilities.ts';
import type { TakenByAccount } from '#domain/sale/quantity/offer.ts';

/** In its cart (or a checkout without payment), being paid for, and bought. */
export type TakenPlaces = TakenByAccount;

/** `linkNumber`: of the link of a private event. */
export type LinkedFacts = EventFacts & { readonly linkNumber: number };

/** An account's relation to events; null: anonymous. Each reads many events in one statement. */
export type EventStanding = {
  /** The facts behind permissions and the link; no entry for a missing event. */
  readonly facts: (
    eventIds: readonly number[],
    accountId: AccountId | null,
  ) => Promise<ReadonlyMap<number, LinkedFacts>>;
  /** Sessions that the account holds a valid ticket for. */
  readonly sessionsWithTicket: (
    eventIds: readonly number[],
    accountId: AccountId,
  ) => Promise<readonly { readonly eventId: number; readonly sectionEventId: number }[]>;
  readonly taken: (
    eventIds: readonly number[],
    accountId: AccountId,
  ) => Promise<readonly ({ readonly eventId: number; readonly ticketTypeId: string } & TakenPlaces)[]>;
};

export const EventStanding: Token<EventStanding> = token<EventStanding>('EventStanding');
