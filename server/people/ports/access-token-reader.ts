import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** The session of an access token, and its expiry. */
export type SignedInSession = {
  readonly accountId: AccountId;
  readonly sessionFamilyId: string;
  readonly expiresAt: Instant;
};

/** Reads access tokens without the database. Null: foreign, expired, or of an ended session. */
export type AccessTokenReader = { readonly read: (accessToken: string, now: Instant) => SignedInSession | null };
export const AccessTokenReader = token<AccessTokenReader>('AccessTokenReader');
