import { MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';
import { type EmailAddress, parseEmailAddress } from './email-address.ts';

/** Time allowed at an identity provider, including finding a password; ms. */
export const PROVIDER_SIGN_IN_LIFE = 15 * MINUTE;

/** An identity provider's claim. `subject` never changes. */
export type ProviderIdentity = {
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
};

export type ProviderFacts = {
  /** The account linked to this identity. */
  readonly linked: AccountId | null;
  /** The signed-in account that asked to link. */
  readonly signedIn: AccountId | null;
  readonly accountOf: (email: EmailAddress) => AccountId | null;
};

export type ProviderSignIn =
  | { readonly kind: 'SIGN_IN'; readonly accountId: AccountId }
  /** Links the identity and signs in. */
  | { readonly kind: 'LINK'; readonly accountId: AccountId }
  | { readonly kind: 'OPEN_ACCOUNT'; readonly email: EmailAddress };

export type ProviderRefusal = { readonly code: 'EMAIL_NOT_VERIFIED' } | { readonly code: 'LINKED_TO_ANOTHER_ACCOUNT' };

/**
 * A linked identity keeps its account. An address counts only if the provider verified it; otherwise anyone could claim
 * another person's account. [design]
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
