import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import type { CardPromotion, CardUses } from '#domain/sale/promotion/card-promotion.ts';
import type { CodeText, DiscountCode } from '#domain/sale/promotion/discount-code.ts';
import { byId } from './price-step.ts';

/** `uses`: the payer's own, before this purchase. */
export type Offer =
  | { readonly kind: 'AUTOMATIC'; readonly promotion: AutomaticPromotion }
  | { readonly kind: 'CODE'; readonly code: DiscountCode }
  | { readonly kind: 'CARD'; readonly promotion: CardPromotion; readonly uses: CardUses };

type OfferOf<Kind extends Offer['kind']> = Extract<Offer, { readonly kind: Kind }>;

/** Offers by price stage, independent of their input order. */
export type CombinedOffers = {
  readonly automatic: readonly AutomaticPromotion[];
  readonly code: DiscountCode | null;
  readonly cards: readonly Omit<OfferOf<'CARD'>, 'kind'>[];
};

export type OfferConflict = { readonly code: 'ONE_CODE_ONLY'; readonly codes: readonly CodeText[] };

/** Two different codes are refused; the best of several promotions is chosen later. [design] */
export function combineOffers(offers: readonly Offer[]): Result<CombinedOffers, OfferConflict> {
  const codes = each(of(offers, 'CODE'), ({ code }) => code.code);
  const [first, ...others] = codes;
  if (others.length > 0) return refused({ code: 'ONE_CODE_ONLY', codes: codes.map(({ code }) => code.code) });
  return ok({
    automatic: each(of(offers, 'AUTOMATIC'), ({ promotion }) => promotion.promotionId).map(
      ({ promotion }) => promotion,
    ),
    code: first?.code ?? null,
    cards: each(of(offers, 'CARD'), ({ promotion }) => promotion.promotionId),
  });
}

const of = <Kind extends Offer['kind']>(offers: readonly Offer[], kind: Kind): OfferOf<Kind>[] =>
  offers.filter((offer): offer is OfferOf<Kind> => offer.kind === kind);

const each = <Item, Id extends string>(items: readonly Item[], idOf: (item: Item) => Id): Item[] =>
  [...new Map(items.map((item) => [idOf(item), item] as const))]
    .toSorted(([a], [b]) => byId(a, b))
    .map(([, item]) => item);
