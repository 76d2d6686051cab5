import { type Token, token } from '#domain/kernel/token.ts';
import type { Bounce } from '#domain/people/bounce/bounce.ts';

/** `addressed`: headers and fields that may name the email's return path. */
export type MailNotice =
  | { readonly kind: 'BOUNCE'; readonly bounce: Bounce; readonly addressed: readonly string[] }
  /** The receiver calls the email spam. */
  | { readonly kind: 'COMPLAINT'; readonly addressed: readonly string[] }
  /** A delay, an automatic reply, or no notice at all. */
  | { readonly kind: 'NOTHING' };

/** Reads a raw message that another mail server sent to the return path of an email. */
export type MailNotices = { readonly read: (raw: Uint8Array) => Promise<MailNotice> };
export const MailNotices: Token<MailNotices> = token<MailNotices>('MailNotices');
