import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** What time it is, as this device believes; a decision never rests on it. */
export type Clock = { readonly now: () => Instant };
export const Clock: Token<Clock> = token('Clock');
