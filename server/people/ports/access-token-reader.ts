import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** Who an access token stands for, and until when. */
export type SignedInSession = {
  readonly accountId: AccountId;
  readonly sessionFamilyId: string;
  readonly expiresAt: Instant;
};

/** Reads access tokens without the database. null: not ours, expired, or of a session that ended. */
export type AccessTokenReader = { readonly read: (accessToken: string, now: Instant) => SignedInSession | null };
export const AccessTokenReader = token<AccessTokenReader>('AccessTokenReader');
