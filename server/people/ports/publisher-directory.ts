import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CorporateRow, PersonRow } from './publisher-rows.ts';

/** Unordered, without entries for unknown ids. */
export type PublisherDirectory = {
  readonly people: (accountIds: readonly AccountId[]) => Promise<readonly PersonRow[]>;
  readonly corporates: (corporateIds: readonly number[]) => Promise<readonly CorporateRow[]>;
};

export const PublisherDirectory: Token<PublisherDirectory> = token<PublisherDirectory>('PublisherDirectory');
