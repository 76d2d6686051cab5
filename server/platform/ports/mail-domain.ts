import { type Token, token } from '#domain/kernel/token.ts';

/** What stands after the '@' of our Message-IDs: the sender's domain. */
export type MailDomain = string;
export const MailDomain: Token<MailDomain> = token('MailDomain');
