import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { ChosenTickets } from './automatic-promotion.ts';
import type { CodeText } from './code-text.ts';
import type { Discount } from './discount.ts';
import type { NotApplied } from './not-applied.ts';
import { type PromotionCount, type PromotionPeriod, usesLeft } from './promotion-state.ts';

export type CodeTerms = PromotionPeriod & {
  readonly code: CodeText;
  /** Of the price of the tickets it is for, all together. */
  readonly discount: Discount;
  /** The tickets that it is for; never empty, and none of them was free when it was chosen. [S3-54] [S5-14] */
  readonly ticketTypeIds: readonly string[];
  /** Purchases; null: no limit. */
  readonly quantity: number | null;
};

/** A code that a buyer types in; `used` counts the purchases paid or being paid with it. */
export type DiscountCode = CodeTerms & PromotionCount;

/**
 * The chosen tickets that a code discounts, by their types: its own and paid ones only; or why none. [S3-54] [S5-14]
 */
export function ticketsOfCode(
  code: DiscountCode,
  chosen: readonly ChosenTickets[],
  now: Instant,
): Result<readonly string[], NotApplied> {
  const left = usesLeft(code, now);
  if (!left.ok) return left;
  const own = chosen.filter((line) => code.ticketTypeIds.includes(line.ticketTypeId));
  if (own.length === 0) return refused({ because: 'WRONG_TICKET', ticketTypeIds: code.ticketTypeIds });
  const paid = own.filter((line) => line.unitPrice > 0);
  return paid.length === 0 ? refused({ because: 'FREE_TICKET' }) : ok(paid.map((line) => line.ticketTypeId));
}
