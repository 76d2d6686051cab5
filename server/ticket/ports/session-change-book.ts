import type { PlanSale } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { NamedTicketType } from '#domain/sale/reservation/change-session.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type EventSession = {
  readonly sectionEventId: number;
  readonly name: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly planSale: PlanSale;
  readonly cancelled: boolean;
};

type SessionChange = {
  readonly eventId: number;
  readonly orderId: string;
  readonly checkoutSessionId: string;
  readonly sectionEventId: number;
  /** The new ticket type of each. */
  readonly types: ReadonlyMap<string, string>;
};

/** Sessions of an event, and an order that changes to one of them. Under the locks of the order. */
export type SessionChangeBook = {
  /** Sessions by their begin, ticket types in the organiser's order. */
  readonly read: (
    tx: Transaction,
    eventId: number,
    buyer: AccountId,
  ) => Promise<{ readonly sessions: readonly EventSession[]; readonly types: readonly NamedTicketType[] }>;
  /** The order, its sold lines and its valid tickets. */
  readonly write: (tx: Transaction, change: SessionChange) => Promise<void>;
};

export const SessionChangeBook: Token<SessionChangeBook> = token<SessionChangeBook>('SessionChangeBook');
