import type { Instant } from '#domain/kernel/instant.ts';
import type { RefusalIn } from '#domain/kernel/refusal-in.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';

export type TakenPlaces = {
  readonly sold: number;
  readonly held: number;
  /** When the last of the held places comes free. */
  readonly heldUntil: Instant | null;
};

/** A capacity may be set to anything from what is sold plus what is held; null: unlimited. [S5-11] */
export function changeCapacity(
  taken: TakenPlaces,
  capacity: number | null,
): Result<number | null, RefusalIn<SaleRefusal, 'CAPACITY_BELOW_TAKEN'>> {
  if (capacity === null || capacity >= taken.sold + taken.held) return ok(capacity);
  const until = taken.heldUntil === null || taken.held === 0 ? {} : { heldUntil: taken.heldUntil };
  return refused({ code: 'CAPACITY_BELOW_TAKEN', sold: taken.sold, held: taken.held, ...until });
}
