import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { NamedGroup } from '#domain/ticket/guest-groups.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** `guests`: with a valid ticket. */
export type GuestGroupRow = NamedGroup & { readonly eventId: number; readonly guests: number };
/** A ticket's group. */
export type TicketGroup = NamedGroup & { readonly eventId: number; readonly boughtTicketId: string };
type OfTicket = { readonly eventId: number; readonly boughtTicketId: string };

export type GuestGroups = {
  /** By name. */
  readonly list: (eventId: number) => Promise<readonly GuestGroupRow[]>;
  readonly find: (eventId: number, groupId: string) => Promise<GuestGroupRow | null>;
  /** Those of the tickets, by name. */
  readonly ofTickets: (tickets: readonly OfTicket[]) => Promise<readonly TicketGroup[]>;
  /** Locks the event's groups until the transaction ends, so that two of one name become one. */
  readonly open: (tx: Transaction, eventId: number) => Promise<readonly NamedGroup[]>;
  /** Adds a group, or renames it. */
  readonly put: (tx: Transaction, eventId: number, group: NamedGroup, at: Instant) => Promise<void>;
  readonly remove: (tx: Transaction, eventId: number, groupId: string) => Promise<void>;
  /** Tickets of the event, others are left out; answers how many were not in it. */
  readonly addTickets: (tx: Transaction, eventId: number, groupId: string, ids: readonly string[]) => Promise<number>;
  readonly removeTickets: (
    tx: Transaction,
    eventId: number,
    groupId: string,
    ids: readonly string[],
  ) => Promise<number>;
};
export const GuestGroups: Token<GuestGroups> = token<GuestGroups>('GuestGroups');
