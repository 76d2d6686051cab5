import { type Token, token } from '#domain/kernel/token.ts';

/** Where the product answers, as links in mails and QR codes say it; without a slash at its end. */
export type BaseUrl = string;
export const BaseUrl: Token<BaseUrl> = token('BaseUrl');
