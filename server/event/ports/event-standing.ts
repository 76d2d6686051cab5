import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EventFacts } from '#domain/permission/event-abilities.ts';
import type { TakenByAccount } from '#domain/sale/quantity/offer.ts';

/**
 * Places of one ticket type that an account has: in its cart (also frozen in a checkout that has no payment yet), being
 * paid for, bought.
 */
export type TakenPlaces = TakenByAccount;

/** What an account has to do with events; null: nobody in particular. Each answers for many events in one statement. */
export type EventStanding = {
  /** What rights are decided from; without an entry where there is no such event. */
  readonly facts: (
    eventIds: readonly number[],
    accountId: AccountId | null,
  ) => Promise<ReadonlyMap<number, EventFacts>>;
  /** Sessions of these events that the account holds a valid ticket for. */
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
