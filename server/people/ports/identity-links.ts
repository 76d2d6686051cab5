import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

type IdentityKey = { readonly issuer: string; readonly subject: string };

export type IdentityLinks = {
  readonly find: (key: IdentityKey) => Promise<AccountId | null>;
  /** Links it unless already linked; returns whose it is. */
  readonly link: (tx: Transaction, key: IdentityKey, accountId: AccountId, at: Instant) => Promise<AccountId>;
};
export const IdentityLinks: Token<IdentityLinks> = token<IdentityLinks>('IdentityLinks');
