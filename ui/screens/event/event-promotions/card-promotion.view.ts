import type { CardPromotionFields, DeskCardPromotion } from '#application/sale/ports/organiser-promotions.ts';
import type { InvalidInput } from '#domain/kernel/field-problems.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { type Dong, dong, minus } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { offeredMethods } from '#domain/money/payment/payment-method.ts';
import { cardDiscountOff } from '#domain/sale/promotion/card-promotion.ts';
import { checkCardPromotion } from '#domain/sale/promotion/check-card-promotion.ts';
import { readDiscount } from '#domain/sale/promotion/discount.ts';
import { inputProblemSentence } from '#words/platform/input-problems.ts';
import {
  countOf,
  NO_OFFER,
  type OfferTrouble,
  offerOf,
  textOf,
  type WrittenOffer,
  writtenOffer,
} from './event-promotions.view.ts';

export type WrittenCard = {
  readonly issuer: string;
  readonly iins: string;
  readonly most: string;
  readonly limit: string;
  readonly offer: WrittenOffer;
};

const NO_CARD: WrittenCard = { issuer: '', iins: '', most: '', limit: '', offer: NO_OFFER };

export function writtenCard(edited: DeskCardPromotion | null, timezone: string): WrittenCard {
  if (edited === null) return NO_CARD;
  const { issuer, iins, maxAmountOff, limit } = edited;
  return {
    issuer: issuer ?? '',
    iins: iins.join(', '),
    most: textOf(maxAmountOff),
    limit: textOf(limit),
    offer: writtenOffer(edited, timezone),
  };
}

const digitsOf = (iins: string): readonly string[] => iins.split(/[\s,;]+/).filter((iin) => iin !== '');

/** An amount that was chosen and not written is no number, rather than a missing percentage. */
const discountOfWritten = ({ kind, value }: WrittenOffer) => ({
  percentOff: kind === 'PERCENT' ? countOf(value) : null,
  amountOff: kind === 'AMOUNT' ? (countOf(value) ?? Number.NaN) : null,
});

export function readCard(written: WrittenCard, timezone: string): Result<CardPromotionFields, InvalidInput> {
  const { beginAt, endAt, quantity } = offerOf(written.offer, timezone);
  const checked = checkCardPromotion({
    ...discountOfWritten(written.offer),
    beginAt,
    endAt,
    quantity,
    issuer: written.issuer,
    iins: digitsOf(written.iins),
    maxAmountOff: countOf(written.most),
    limit: countOf(written.limit),
  });
  if (!checked.ok) return checked;
  const { discount, ...terms } = checked.value;
  return {
    ok: true,
    value: {
      ...terms,
      percentOff: discount.type === 'PERCENT_OFF' ? discount.percentOff : null,
      amountOff: discount.type === 'AMOUNT' ? discount.amountOff : null,
    },
  };
}

export const inputTrouble = ({ field, problem }: InvalidInput, locale: Locale): OfferTrouble => ({
  field,
  text: inputProblemSentence(field, problem)[locale],
});

type CardPreview = { readonly before: string; readonly after: string; readonly payable: boolean };

/** Null: the offer is not complete. */
export function cardPreview({ offer, most }: WrittenCard, price: Dong, locale: Locale): CardPreview | null {
  const discount = readDiscount(discountOfWritten(offer));
  const cap = countOf(most);
  if (!discount.ok || (cap !== null && !(cap > 0))) return null;
  const off = cardDiscountOff({ discount: discount.value, maxAmountOff: cap === null ? null : dong(cap) }, price);
  const after = minus(price, off);
  return {
    before: showMoney(price, locale),
    after: showMoney(after, locale),
    payable: offeredMethods(after, ['Stripe']).length > 0,
  };
}
