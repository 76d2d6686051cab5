import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Discount } from './discount.ts';
import { type NotApplied, type PromotionCount, type PromotionPeriod, usesLeft } from './promotion-state.ts';

/** EARLY_BIRD: for the first buyers. QUANTITY_BASED: from a number of tickets. SALE_TIME: steps of a price. [S3-50] */
export const PROMOTION_TYPES = ['EARLY_BIRD', 'QUANTITY_BASED', 'SALE_TIME'] as const;

export type PromotionType = (typeof PROMOTION_TYPES)[number];

type TypeTerms =
  | { readonly type: 'EARLY_BIRD' }
  /** From `minTicket` tickets, for at most `maxTicket` of them; null: all. */
  | { readonly type: 'QUANTITY_BASED'; readonly minTicket: number; readonly maxTicket: number | null }
  | { readonly type: 'SALE_TIME'; readonly beginAt: Instant; readonly endAt: Instant };

/** One ticket type, so that lines never compete for a promotion's quantity (docs/decisions/0013). */
export type PromotionTerms = PromotionPeriod &
  TypeTerms & {
    readonly name: string;
    readonly ticketTypeId: string;
    readonly discount: Discount;
    /** In tickets; null: no limit. */
    readonly quantity: number | null;
  };

/** `used`: tickets sold or held under it. */
export type AutomaticPromotion = PromotionTerms & PromotionCount & { readonly promotionId: string };

/** `price`: of one ticket, before promotions. */
export type ChosenTickets = { readonly ticketTypeId: string; readonly quantity: number; readonly unitPrice: Dong };

/** Of its type, within period and quantity, never free ones; or why none. [S3-51] */
export function ticketsReached(
  promotion: AutomaticPromotion,
  chosen: readonly ChosenTickets[],
  now: Instant,
): Result<number, NotApplied> {
  const left = usesLeft(promotion, now);
  if (!left.ok) return left;
  const own = chosen.filter((line) => line.ticketTypeId === promotion.ticketTypeId);
  if (own.length === 0) return refused({ because: 'WRONG_TICKET', ticketTypeIds: [promotion.ticketTypeId] });
  const paid = own.filter((line) => line.unitPrice > 0);
  if (paid.length === 0) return refused({ because: 'FREE_TICKET' });
  const { minTicket, maxTicket } = promotion.type === 'QUANTITY_BASED' ? promotion : EVERY_TICKET;
  const quantity = paid.reduce((count, line) => count + line.quantity, 0);
  if (quantity < minTicket) return refused({ because: 'TOO_FEW', minTicket, chosen: quantity });
  return ok(Math.min(quantity, left.value ?? quantity, maxTicket ?? quantity));
}

const EVERY_TICKET = { minTicket: 1, maxTicket: null };
