import { type Dong, minus, plus, smallest, sum, times, ZERO } from '#domain/kernel/money/dong.ts';
import { splitOver } from '#domain/kernel/money/split.ts';
import { type CardPromotion, cardDiscountOff } from '#domain/sale/promotion/card-promotion.ts';
import { discountOff } from '#domain/sale/promotion/discount.ts';
import type { CodeTerms } from '#domain/sale/promotion/discount-code.ts';
import {
  type AppliedPromotion,
  byId,
  PRICE_STAGES,
  type PriceRule,
  type PriceStage,
  type PriceStep,
  totalOff,
} from './price-step.ts';

/** `originalPrice` is never below `price`. */
export type PricedLine = {
  readonly ticketTypeId: string;
  readonly quantity: number;
  readonly originalPrice: Dong;
  readonly price: Dong;
  readonly specialOff: Dong;
  /** The automatic promotions in `price`. */
  readonly promoted?: readonly AppliedPromotion[];
};

/** Already found applicable (see quotePurchase). The best of several card promotions counts. */
export type CartOffers = {
  readonly code: Pick<CodeTerms, 'code' | 'discount' | 'ticketTypeIds'> | null;
  readonly cards: readonly Pick<CardPromotion, 'promotionId' | 'discount' | 'maxAmountOff'>[];
};

const NO_OFFERS: CartOffers = { code: null, cards: [] };

/** original minus the steps is final. */
export type QuotedLine<Line extends PricedLine = PricedLine> = Line & {
  readonly steps: readonly PriceStep[];
  readonly final: Dong;
};

/** final = original - discount - promo. */
export type Quote<Line extends PricedLine = PricedLine> = {
  readonly lines: readonly QuotedLine<Line>[];
  readonly original: Dong;
  readonly discount: Dong;
  readonly promo: Dong;
  readonly donation: Dong;
  readonly final: Dong;
};

type Stage = <Line extends PricedLine>(
  lines: readonly QuotedLine<Line>[],
  offers: CartOffers,
) => readonly QuotedLine<Line>[];

/**
 * No discount exceeds what it applies to, so donations are never reduced. A code applies to its own tickets only.
 * [S9-09] [S9-10] [S9-11] [S9-12] [D18] [S3-54]
 */
export function quoteCart<Line extends PricedLine>(
  lines: readonly Line[],
  donation: Dong,
  offers: CartOffers = NO_OFFERS,
): Quote<Line> {
  const unpriced: readonly QuotedLine<Line>[] = lines.map((line) => ({
    ...line,
    steps: [],
    final: line.originalPrice,
  }));
  const quoted = PRICE_STAGES.reduce((soFar, stage) => STAGES[stage](soFar, offers), unpriced);
  return {
    lines: quoted,
    original: plus(donation, sum(lines.map((line) => line.originalPrice))),
    discount: sum(quoted.map((line) => totalOff(line.steps, 'DISCOUNT'))),
    promo: sum(quoted.map((line) => totalOff(line.steps, 'PROMO'))),
    donation,
    final: plus(donation, sum(quoted.map((line) => line.final))),
  };
}

const STAGES: Readonly<Record<PriceStage, Stage>> = {
  TICKET_PRICE: (lines) =>
    lines.map((line) => {
      const off = minus(line.originalPrice, line.price, ...promotionsOf(line).map((step) => step.off));
      return lowered(line, { stage: 'TICKET_PRICE', tickets: line.quantity, off });
    }),
  AUTOMATIC: (lines) => lines.map((line) => lowered(line, ...promotionsOf(line))),
  SPECIAL: (lines) =>
    lines.map((line) =>
      lowered(line, { stage: 'SPECIAL', tickets: line.quantity, off: smallest(line.specialOff, line.final) }),
    ),
  CODE: (lines, { code }) => {
    if (code === null) return lines;
    const priceOf = (line: QuotedLine): Dong => (code.ticketTypeIds.includes(line.ticketTypeId) ? line.final : ZERO);
    return shared(
      { stage: 'CODE', code: code.code },
      discountOff(code.discount, sum(lines.map(priceOf))),
      lines,
      priceOf,
    );
  },
  CARD: (lines, { cards }) => {
    const price = sum(lines.map((line) => line.final));
    const offs = cards.map(({ promotionId, ...card }) => ({ promotionId, off: cardDiscountOff(card, price) }));
    const [best] = offs.toSorted((a, b) => b.off - a.off || byId(a.promotionId, b.promotionId));
    return best === undefined
      ? lines
      : shared({ stage: 'CARD', promotionId: best.promotionId }, best.off, lines, (line) => line.final);
  },
};

const promotionsOf = (line: PricedLine): PriceStep[] =>
  (line.promoted ?? []).map(({ promotionId, tickets, offEach }) => ({
    stage: 'AUTOMATIC',
    promotionId,
    tickets,
    off: times(offEach, tickets),
  }));

/** Splits a discount over lines by price; no part exceeds its price, because the whole does not exceed the total. */
const shared = <Line extends PricedLine>(
  rule: PriceRule,
  off: Dong,
  lines: readonly QuotedLine<Line>[],
  priceOf: (line: QuotedLine) => Dong,
): readonly QuotedLine<Line>[] =>
  splitOver(off, lines, priceOf).map(([line, part]) => lowered(line, { ...rule, tickets: line.quantity, off: part }));

/** Drops steps of zero. */
const lowered = <Line extends PricedLine>(
  line: QuotedLine<Line>,
  ...steps: readonly PriceStep[]
): QuotedLine<Line> => ({
  ...line,
  steps: [...line.steps, ...steps.filter((step) => step.off > 0)],
  final: minus(line.final, ...steps.map((step) => step.off)),
});
