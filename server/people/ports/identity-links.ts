import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** A person at a provider: the provider's issuer and its own unchanging number for them. */
type IdentityKey = { readonly issuer: string; readonly subject: string };

/** Which account an identity was linked to. */
export type IdentityLinks = {
  readonly find: (key: IdentityKey) => Promise<AccountId | null>;
  /** Links it unless it is linked already; answers whose it is now. */
  readonly link: (tx: Transaction, key: IdentityKey, accountId: AccountId, at: Instant) => Promise<AccountId>;
};
export const IdentityLinks: Token<IdentityLinks> = token<IdentityLinks>('IdentityLinks');
