import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';

/** The moment that the server believes it to be. */
export type Clock = { readonly now: () => Instant };
export const Clock = token<Clock>('Clock');
