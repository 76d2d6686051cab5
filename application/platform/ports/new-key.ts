import { type Token, token } from '#domain/kernel/token.ts';

/** A unique Idempotency-Key. */
export type NewKey = () => string;
export const NewKey: Token<NewKey> = token('NewKey');
