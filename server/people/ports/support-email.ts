import { type Token, token } from '#domain/kernel/token.ts';

/** The operators' own address: what people write to us goes there. */
export type SupportEmail = string;
export const SupportEmail: Token<SupportEmail> = token('SupportEmail');
