import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';

/** Someone who signed up with a friend's code. */
export type ReferredPerson = WithNameOrder & {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string;
};

/** Newest first. */
export type ReferredPeople = {
  readonly of: (accountId: AccountId, page: PageRequest) => Promise<Page<ReferredPerson>>;
  readonly count: (accountId: AccountId) => Promise<number | null>;
};
export const ReferredPeople: Token<ReferredPeople> = token<ReferredPeople>('ReferredPeople');
