import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { BounceReason } from '#domain/people/bounce/bounce.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Emails to the address are refused for good by its mail server. */
export type Bounced = { readonly because: BounceReason; readonly at: Instant };

/** `isHeld`: the team's emails no longer go to it. */
export type BouncedAddress = Bounced & { readonly email: string; readonly isHeld: boolean };

export type BouncedEmails = {
  /** Those that a mailing did not reach, newest first; 200 at most. */
  readonly ofMailing: (mailingId: string) => Promise<Result<readonly BouncedAddress[], Refusal>>;
  /** Lets the team's emails go to it again. Safe to repeat. */
  readonly retry: (eventId: number, email: string) => Promise<Result<null, Refusal>>;
};
export const BouncedEmails: Token<BouncedEmails> = token('BouncedEmails');
