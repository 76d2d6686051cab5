import type { Instant } from '#domain/kernel/instant.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type OwnGuestFacts = {
  readonly agreed: boolean;
  /** Valid, and not on its way to somebody. */
  readonly holdsTicket: boolean;
  readonly hidden: boolean;
  /** Of the account. */
  readonly name: PersonName;
};

export type ShownGuests = {
  /** Who agreed and holds a valid ticket, newest first. */
  readonly going: (eventId: number, most: number) => Promise<readonly PersonName[]>;
  /** Null: no such account. */
  readonly own: (eventId: number, accountId: AccountId) => Promise<OwnGuestFacts | null>;
  /** Repeated, nothing changes. */
  readonly agree: (eventId: number, accountId: AccountId, at: Instant) => Promise<void>;
  readonly revoke: (eventId: number, accountId: AccountId) => Promise<void>;
  readonly isHidden: (eventId: number) => Promise<boolean>;
  /** False: nothing changed. */
  readonly setHidden: (tx: Transaction, eventId: number, hidden: boolean, at: Instant) => Promise<boolean>;
};

export const ShownGuests: Token<ShownGuests> = token<ShownGuests>('ShownGuests');
