import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Held places. Amounts are for the whole line. */
export type CartLine = {
  readonly id: string;
  readonly ticketId: string;
  readonly ticketName: string;
  readonly quantity: number;
  /** In the order of the hall. */
  readonly seats: readonly { readonly id: string; readonly alias: string }[];
  readonly price: Dong;
  readonly originalPrice: Dong;
  readonly specialOff: Dong;
  readonly insertedAt: Instant;
  readonly heldUntil: Instant;
};

/** Without `seatIds` the best seats are taken. */
export type WantedLine = {
  readonly ticketId: string;
  readonly quantity: number;
  readonly seatIds?: readonly string[];
  /** How many of the seats have to be accessible; none without it. */
  readonly accessible?: number;
  /** Opens special seats. */
  readonly specialCode?: string;
};

/** The buyer's held places of one session. All but `read` need a signed-in buyer (UNAUTHORIZED). */
export type Cart = {
  readonly read: (sectionEventId: number) => Promise<Result<readonly CartLine[], Refusal>>;
  /** All or nothing, and releases other lines. `key` is an idempotency key. */
  readonly choose: (
    sectionEventId: number,
    lines: readonly WantedLine[],
    key: string,
  ) => Promise<Result<readonly CartLine[], Refusal>>;
  readonly empty: (sectionEventId: number) => Promise<Result<true, Refusal>>;
};
export const Cart = token<Cart>('Cart');
