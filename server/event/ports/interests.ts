import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** What somebody wishes: to keep a thing among their favourites, or to keep it no longer. */
type Wish = { readonly accountId: AccountId; readonly isInterest: boolean; readonly at: Instant };

/** What people keep among their favourites. To wish the same twice changes nothing. */
export type Interests = {
  readonly setEvent: (eventId: number, wish: Wish) => Promise<void>;
  readonly setCorporate: (corporateId: number, wish: Wish) => Promise<void>;
  /** How many people keep each event; without an entry where nobody does. */
  readonly counts: (
    eventIds: readonly number[],
  ) => Promise<readonly { readonly eventId: number; readonly interest: number }[]>;
  /** Which of these events the account keeps. */
  readonly keptEvents: (eventIds: readonly number[], accountId: AccountId) => Promise<readonly number[]>;
  /** Which of these corporates the account keeps. */
  readonly keptCorporates: (corporateIds: readonly number[], accountId: AccountId) => Promise<readonly number[]>;
};

export const Interests: Token<Interests> = token<Interests>('Interests');
