import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';

type Wish = { readonly accountId: AccountId; readonly isInterest: boolean; readonly at: Instant };

/** Favourites. Idempotent. */
export type Interests = {
  readonly setEvent: (eventId: number, wish: Wish) => Promise<void>;
  readonly setCorporate: (corporateId: number, wish: Wish) => Promise<void>;
  /** How many people favour each event; no entry for none. */
  readonly counts: (
    eventIds: readonly number[],
  ) => Promise<readonly { readonly eventId: number; readonly interest: number }[]>;
  /** The account's favourites among these events. */
  readonly keptEvents: (eventIds: readonly number[], accountId: AccountId) => Promise<readonly number[]>;
  /** The account's favourites among these corporates. */
  readonly keptCorporates: (corporateIds: readonly number[], accountId: AccountId) => Promise<readonly number[]>;
};

export const Interests: Token<Interests> = token<Interests>('Interests');
