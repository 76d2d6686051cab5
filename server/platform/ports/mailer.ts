import type { Result } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** Shown inside the text where it says `cid:<contentId>`. */
  readonly contentId?: string;
};

/**
 * One mail as it leaves. `messageId` is the same however often the mail is sent, so that a mailbox can drop the copy.
 */
export type Mail = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
};

/**
 * UNREACHABLE: the server did not answer, or said "later"; the same mail can be sent again.
 * REJECTED: the server will never take this mail (an address that does not exist).
 */
export type MailRefusal =
  | { readonly code: 'UNREACHABLE'; readonly reason: string }
  | { readonly code: 'REJECTED'; readonly reason: string };

/** Hands one mail to the mail server. */
export type Mailer = { readonly send: (mail: Mail) => Promise<Result<void, MailRefusal>> };

export const Mailer: Token<Mailer> = token<Mailer>('Mailer');
