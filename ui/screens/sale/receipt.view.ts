import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { type Dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import type { ReceiptLine } from '#domain/sale/pricing/receipt-lines.ts';

export const takenOff = (amount: Dong, locale: Locale): string => `−${showMoney(amount, locale)}`;

/** A discount and points have a minus sign. */
export const lineAmount = ({ amount }: ReceiptLine, locale: Locale): string =>
  amount < 0 ? takenOff(minus(ZERO, amount), locale) : showMoney(amount, locale);
