import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';

export type Clock = { readonly now: () => Instant };
export const Clock = token<Clock>('Clock');
