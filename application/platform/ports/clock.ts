import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** The device's clock may be wrong: for display, never for decisions. */
export type Clock = { readonly now: () => Instant };
export const Clock: Token<Clock> = token('Clock');
