import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { BounceReason } from '#domain/people/bounce/bounce.ts';
import type { QueuedEmail } from './email-outbox.ts';
import type { Transaction } from './transaction.ts';

export type EarlierEmail = {
  readonly occurrence: number;
  readonly queuedAt: Instant;
  /** Null: not sent yet, or dropped. */
  readonly sentAt: Instant | null;
  /** When a mail server refused it for good, at once or later; null: none did. */
  readonly refusedAt: Instant | null;
  /** Null: none did, or for a reason that was not kept. */
  readonly refusedBecause: BounceReason | null;
};

/** The newest `most` emails of the same message and subject to the same recipient, newest first. */
export type EarlierEmails = (
  tx: Transaction,
  email: Pick<QueuedEmail, 'content' | 'recipient'>,
  most: number,
) => Promise<readonly EarlierEmail[]>;

export const EarlierEmails: Token<EarlierEmails> = token<EarlierEmails>('EarlierEmails');
