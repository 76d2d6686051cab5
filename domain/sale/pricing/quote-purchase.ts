import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { ticketsReached } from '#domain/sale/promotion/automatic-promotion.ts';
import { checkCard, type PayingCard } from '#domain/sale/promotion/card-promotion.ts';
import { ticketsOfCode } from '#domain/sale/promotion/discount-code.ts';
import type { NotApplied } from '#domain/sale/promotion/promotion-state.ts';
import { combineOffers, type Offer, type OfferConflict } from './combine-offers.ts';
import { ruleOfStep } from './price-step.ts';
import { promoteLines, type TicketLine } from './promote-lines.ts';
import { type PricedLine, type Quote, quoteCart } from './quote.ts';

export type Purchase<Line extends TicketLine> = {
  readonly lines: readonly Line[];
  readonly donation: Dong;
  /** Null: not paid by card. */
  readonly card: PayingCard | null;
};

/** An offer that took nothing off, by promotion id or code, and why. */
type LeftOut = { readonly kind: Offer['kind']; readonly id: string; readonly why: NotApplied };

export type PurchaseQuote<Line extends TicketLine> = {
  readonly quote: Quote<Line & PricedLine>;
  readonly leftOut: readonly LeftOut[];
};

/** The explained price of a purchase under all offers, in any order: what each took off, or why it did not. [design] */
export function quotePurchase<Line extends TicketLine>(
  { lines, donation, card }: Purchase<Line>,
  offers: readonly Offer[],
  now: Instant,
): Result<PurchaseQuote<Line>, OfferConflict> {
  const combined = combineOffers(offers);
  if (!combined.ok) return combined;
  const { automatic, code, cards } = combined.value;

  const reaching = automatic.map((promotion) => ({ promotion, answer: ticketsReached(promotion, lines, now) }));
  const coded = code === null ? [] : [{ code, answer: ticketsOfCode(code, lines, now) }];
  const carded = cards.map(({ promotion, uses }) => ({ promotion, answer: checkCard(promotion, card, uses, now) }));

  const promoted = promoteLines(
    lines,
    reaching.map(({ promotion, answer }) => ({ ...promotion, reach: answer.ok ? answer.value : 0 })),
  );
  const quote = quoteCart(promoted, donation, {
    code:
      coded.flatMap(({ code: typed, answer }) => (answer.ok ? [{ ...typed, ticketTypeIds: answer.value }] : []))[0] ??
      null,
    cards: carded.flatMap(({ answer }) => (answer.ok ? [answer.value] : [])),
  });

  const took = new Set(quote.lines.flatMap((line) => line.steps.map(ruleOfStep)));
  const answers: readonly Answered[] = [
    ...reaching.map(({ promotion, answer }): Answered => ({ kind: 'AUTOMATIC', id: promotion.promotionId, answer })),
    ...coded.map(({ code: typed, answer }): Answered => ({ kind: 'CODE', id: typed.code, answer })),
    ...carded.map(({ promotion, answer }): Answered => ({ kind: 'CARD', id: promotion.promotionId, answer })),
  ];
  const leftOut = answers.flatMap(({ kind, id, answer }): LeftOut[] => {
    if (!answer.ok) return [{ kind, id, why: answer.refusal }];
    return took.has(`${kind} ${id}`) ? [] : [{ kind, id, why: { because: 'NO_GAIN' } }];
  });
  return ok({ quote, leftOut });
}

type Answered = { readonly kind: Offer['kind']; readonly id: string; readonly answer: Result<unknown, NotApplied> };
