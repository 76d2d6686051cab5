import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, smallest } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Discount, discountOff } from './discount.ts';
import { type NotApplied, type PromotionCount, type PromotionPeriod, usesLeft } from './promotion-state.ts';

/** A bank's offer for its cards (promotion payment). */
export type CardTerms = PromotionPeriod & {
  /** Of the card's payment for tickets. */
  readonly discount: Discount;
  /** Null: no cap. */
  readonly maxAmountOff: Dong | null;
  /** Issuer identification numbers of 6 to 8 digits; empty: every card of the issuer. */
  readonly iins: readonly string[];
  readonly issuer: string | null;
  /** Purchases per card and per account; null: no limit. */
  readonly limit: number | null;
  /** Purchases in all; null: no limit. */
  readonly quantity: number | null;
};

export type CardPromotion = CardTerms & PromotionCount & { readonly promotionId: string };

/** The paying card: first digits and issuer, as the provider reports them. */
export type PayingCard = { readonly firstDigits: string; readonly issuer: string | null };

/** As its provider knows it; the fingerprint is the same wherever the number is saved. */
export type SavedPayingCard = PayingCard & { readonly cardId: string; readonly fingerprint: string };

export type CardUses = { readonly byCard: number; readonly byAccount: number };

const plainIssuer = (name: string | null): string | null => name?.trim().toLowerCase() ?? null;

const isOfIssuer = (promotion: CardTerms, card: PayingCard): boolean =>
  promotion.issuer !== null && plainIssuer(promotion.issuer) === plainIssuer(card.issuer);

/** Providers tell at least as many digits of a card (ISO/IEC 7812-1 before 2017). */
export const LEAST_DIGITS = 6;

/** Where the provider tells fewer digits than the IIN has, those must match, and the issuer's name decides the rest. */
const isOwnIin = (iin: string, promotion: CardTerms, card: PayingCard): boolean =>
  card.firstDigits.startsWith(iin) ||
  (card.firstDigits.length >= LEAST_DIGITS && iin.startsWith(card.firstDigits) && isOfIssuer(promotion, card));

/** First digits decide if listed; otherwise the issuer's name, ignoring case. */
const isOwnCard = (promotion: CardTerms, card: PayingCard): boolean =>
  promotion.iins.length > 0
    ? promotion.iins.some((iin) => isOwnIin(iin, promotion, card))
    : isOfIssuer(promotion, card);

/** Whether a bank's promotion applies to a card; null: not paid by card. [S3-56] */
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

/** A bank promotion's discount on the tickets' price, within its cap. [S3-56] */
export const cardDiscountOff = (
  { discount, maxAmountOff }: Pick<CardTerms, 'discount' | 'maxAmountOff'>,
  price: Dong,
): Dong => {
  const off = discountOff(discount, price);
  return maxAmountOff === null ? off : smallest(off, maxAmountOff);
};
