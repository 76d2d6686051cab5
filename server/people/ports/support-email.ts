import { type Token, token } from '#domain/kernel/token.ts';

/** Where messages from the contact page go. */
export type SupportEmail = string;
export const SupportEmail: Token<SupportEmail> = token('SupportEmail');
