import type { Result } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** Referenced in the HTML as `cid:<contentId>`. */
  readonly contentId?: string;
};

/** One outgoing email. `messageId` is the same for every attempt, so that mailboxes can drop duplicates. */
export type Mail = {
  readonly messageId: string;
  readonly to: string;
  /** Where the receiver's server reports that it cannot deliver; absent: to the sender. */
  readonly returnPath?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Where a mailbox's own button unsubscribes (RFC 8058). */
  readonly oneClickOptOut?: string;
};

/**
 * UNREACHABLE: no answer, or "later"; can be retried. REJECTED: never accepted (an address that does not exist);
 * `status`: as in RFC 3463, where the server gave one.
 */
export type MailRefusal =
  | { readonly code: 'UNREACHABLE'; readonly reason: string }
  | { readonly code: 'REJECTED'; readonly reason: string; readonly status: string | null };

export type Mailer = { readonly send: (mail: Mail) => Promise<Result<void, MailRefusal>> };

export const Mailer: Token<Mailer> = token<Mailer>('Mailer');
