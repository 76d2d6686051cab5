import { MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';
import { type EmailAddress, parseEmailAddress } from './email-address.ts';

/** How long somebody may be away at a provider: long enough to find one's password there, ms. */
export const PROVIDER_SIGN_IN_LIFE = 15 * MINUTE;

/** What an identity provider says of a person: its own unchanging id, and an address that it may have checked. */
export type ProviderIdentity = {
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
};

/** What we know of that identity and of whoever sits at the browser. */
export type ProviderFacts = {
  /** Linked to this identity before. */
  readonly linked: AccountId | null;
  /** Who is signed in and asked to link. */
  readonly signedIn: AccountId | null;
  readonly accountOf: (email: EmailAddress) => AccountId | null;
};

export type ProviderSignIn =
  | { readonly kind: 'SIGN_IN'; readonly accountId: AccountId }
  /** Links the identity, then signs in. */
  | { readonly kind: 'LINK'; readonly accountId: AccountId }
  | { readonly kind: 'OPEN_ACCOUNT'; readonly email: EmailAddress };

export type ProviderRefusal = { readonly code: 'EMAIL_NOT_VERIFIED' } | { readonly code: 'LINKED_TO_ANOTHER_ACCOUNT' };

/**
 * Which account a provider's word leads to. An identity once linked stays with its account, whatever its address says
 * later. An address counts only when the provider has verified it: else anybody who writes another's address there
 * would enter that account. [design section 5]
 */
export function decideProviderSignIn(
  identity: ProviderIdentity,
  facts: ProviderFacts,
): Result<ProviderSignIn, ProviderRefusal> {
  const { linked, signedIn } = facts;
  if (linked !== null)
    return signedIn === null || signedIn === linked
      ? ok({ kind: 'SIGN_IN', accountId: linked })
      : refused({ code: 'LINKED_TO_ANOTHER_ACCOUNT' });
  if (signedIn !== null) return ok({ kind: 'LINK', accountId: signedIn });
  const email = identity.emailVerified && identity.email !== null ? parseEmailAddress(identity.email) : null;
  if (email?.ok !== true) return refused({ code: 'EMAIL_NOT_VERIFIED' });
  const accountId = facts.accountOf(email.value);
  return ok(accountId === null ? { kind: 'OPEN_ACCOUNT', email: email.value } : { kind: 'LINK', accountId });
}
