import type { Trouble } from '#application/platform/trouble.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { isToldAsInvalidSeats } from '#domain/sale/checkout/cart-add-failure.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { CANNOT_PAY } from '#words/sale/checkout-problems.ts';
import { INVALID_SEATS } from '#words/sale/seats.ts';
import { type Asked, CONNECTION_LOST } from './trouble.view.ts';

/** A missing checkout means that no money has moved. [S8-04] [S8-09] */
export function troubleSentence(trouble: Trouble, asked: Asked, locale: Locale): string {
  if (trouble.code === 'UNREACHABLE') return CONNECTION_LOST[locale];
  if (asked === 'CART' && isToldAsInvalidSeats(trouble)) return INVALID_SEATS[locale];
  return trouble.code === 'NOT_FOUND' && asked === 'PAY' ? CANNOT_PAY[locale] : refusalSentence(trouble, locale);
}
