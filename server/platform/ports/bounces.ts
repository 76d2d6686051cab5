import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Bounce, BounceReason } from '#domain/people/bounce/bounce.ts';
import type { Transaction } from './transaction.ts';

/** `isHeld`: emails of the event's team no longer go to it. */
export type BouncedAddress = {
  /** In lower case. */
  readonly email: string;
  readonly because: BounceReason;
  readonly bouncedAt: Instant;
  readonly isHeld: boolean;
};

/** Emails that a receiver's server refused for good. */
export type Bounces = {
  /**
   * Marks the email, once, and its address for its event, unless the team tried the address again since the email was
   * queued. False: there is no such email, or it is marked already.
   */
  readonly record: (emailMessageId: string, bounce: Bounce, at: Instant) => Promise<boolean>;
  /** Those of the addresses, by their lower case, that bounced and were not tried again since. */
  readonly among: (eventId: number, emails: readonly string[]) => Promise<ReadonlyMap<string, BouncedAddress>>;
  /** Those that an email to guests did not reach, newest first. */
  readonly ofMailing: (eventId: number, mailingId: string, most: number) => Promise<readonly BouncedAddress[]>;
  /** How many that is for each, in the order of `mailingIds`. */
  readonly countOfMailings: (mailingIds: readonly string[]) => Promise<readonly number[]>;
  /** Lets emails go to the address again; false: it has not bounced. */
  readonly retry: (tx: Transaction, eventId: number, email: string, at: Instant) => Promise<boolean>;
};
export const Bounces: Token<Bounces> = token<Bounces>('Bounces');
