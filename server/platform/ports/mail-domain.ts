import { type Token, token } from '#domain/kernel/token.ts';

/** The sender's domain, after the '@' of our Message-IDs. */
export type MailDomain = string;
export const MailDomain: Token<MailDomain> = token('MailDomain');
