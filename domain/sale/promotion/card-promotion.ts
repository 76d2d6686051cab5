import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, smallest } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Discount, discountOff } from './discount.ts';
import { type NotApplied, type PromotionCount, type PromotionPeriod, usesLeft } from './promotion-state.ts';

/** A bank's offer for its cards (promotion payment). */
export type CardTerms = PromotionPeriod & {
  /** Of what the card would pay for tickets. */
  readonly discount: Discount;
  /** The most that it takes off; null: no cap. */
  readonly maxAmountOff: Dong | null;
  /**
   * First digits of the cards' numbers (issuer identification numbers), 6 to 8 each; empty: every card of the issuer.
   */
  readonly iins: readonly string[];
  readonly issuer: string | null;
  /** Purchases with one card, and by one account; null: no limit. */
  readonly limit: number | null;
  /** Purchases of everybody; null: no limit. */
  readonly quantity: number | null;
};

export type CardPromotion = CardTerms & PromotionCount & { readonly promotionId: string };

/** The card that is to pay, as its provider describes it: the first digits and the issuer's name. */
export type PayingCard = { readonly firstDigits: string; readonly issuer: string | null };

/** How often the promotion was used before with this card, and by this account. */
export type CardUses = { readonly byCard: number; readonly byAccount: number };

const plainIssuer = (name: string | null): string | null => name?.trim().toLowerCase() ?? null;

/** Where first digits are listed they decide; otherwise the issuer's name, compared without case. */
const isOwnCard = (promotion: CardTerms, card: PayingCard): boolean =>
  promotion.iins.length > 0
    ? promotion.iins.some((iin) => card.firstDigits.startsWith(iin))
    : promotion.issuer !== null && plainIssuer(promotion.issuer) === plainIssuer(card.issuer);

/** Whether a card has a bank's promotion; null: no card pays. */
export function checkCard(
  promotion: CardPromotion,
  card: PayingCard | null,
  uses: CardUses,
  now: Instant,
): Result<CardPromotion, NotApplied> {
  const left = usesLeft(promotion, now);
  if (!left.ok) return left;
  const { issuer, limit } = promotion;
  if (card === null) return refused({ because: 'CARD_NEEDED', issuer });
  if (!isOwnCard(promotion, card)) return refused({ because: 'OTHER_CARD', issuer });
  return limit !== null && Math.max(uses.byCard, uses.byAccount) >= limit
    ? refused({ because: 'CARD_LIMIT', limit })
    : ok(promotion);
}

/** What a bank's promotion takes off the tickets' price, within its cap. */
export const cardDiscountOff = (
  { discount, maxAmountOff }: Pick<CardTerms, 'discount' | 'maxAmountOff'>,
  price: Dong,
): Dong => {
  const off = discountOff(discount, price);
  return maxAmountOff === null ? off : smallest(off, maxAmountOff);
};
