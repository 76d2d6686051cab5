import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Holds and checkouts that ended without a payment. What was paid for, or may still be, stays. */
export type EndedHolds = {
  /** Removes holds released before, with the names given for them; answers how many. */
  readonly forgetHolds: (before: Instant, most: number) => Promise<number>;
  /** Only checkouts without holds; answers how many. */
  readonly forgetCheckouts: (before: Instant, most: number) => Promise<number>;
};
export const EndedHolds: Token<EndedHolds> = token<EndedHolds>('EndedHolds');
