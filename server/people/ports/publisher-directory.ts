import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CorporateRow, PersonRow } from './publisher-rows.ts';

/** Who publishes events; rows without an order, none for a number that nobody has. */
export type PublisherDirectory = {
  readonly people: (accountIds: readonly AccountId[]) => Promise<readonly PersonRow[]>;
  readonly corporates: (corporateIds: readonly number[]) => Promise<readonly CorporateRow[]>;
};

export const PublisherDirectory: Token<PublisherDirectory> = token<PublisherDirectory>('PublisherDirectory');
