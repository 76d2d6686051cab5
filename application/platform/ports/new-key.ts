import { type Token, token } from '#domain/kernel/token.ts';

/** A fresh key that nobody else makes: names one intent (Idempotency-Key) however often it is sent. */
export type NewKey = () => string;
export const NewKey: Token<NewKey> = token('NewKey');
