import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Dong } from '#domain/money/dong.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';

/** A line of held places. Amounts are of the whole line. */
export type CartLine = {
  readonly id: string;
  readonly ticketId: string;
  readonly ticketName: string;
  readonly quantity: number;
  readonly price: Dong;
  readonly originalPrice: Dong;
  readonly specialOff: Dong;
  readonly insertedAt: Instant;
  readonly heldUntil: Instant;
};

export type WantedLine = { readonly ticketId: string; readonly quantity: number };

/** The buyer's held places of one session. Everything but `read` needs a signed-in buyer (UNAUTHORIZED). */
export type Cart = {
  readonly read: (sectionEventId: number) => Promise<Result<readonly CartLine[], Refusal>>;
  /**
   * Holds the whole selection or nothing; lines that are not named are released. `key` stands for the intent: repeated, it answers the same.
   * Refused with SOLD_OUT, REACH_LIMITED_PURCHASE, NOT_A_MULTIPLE, NOT_ON_SALE, PAYMENT_STARTED.
   */
  readonly choose: (sectionEventId: number, lines: readonly WantedLine[], key: string) => Promise<Result<readonly CartLine[], Refusal>>;
  readonly empty: (sectionEventId: number) => Promise<Result<true, Refusal>>;
};
export const Cart = token<Cart>('Cart');
