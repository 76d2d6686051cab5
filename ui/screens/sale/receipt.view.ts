import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { minus, ZERO } from '#domain/kernel/money/dong.ts';
import type { ReceiptLine } from '#domain/sale/pricing/receipt-lines.ts';

/** A discount and points have a minus sign. */
export const lineAmount = ({ amount }: ReceiptLine, locale: Locale): string =>
  amount < 0 ? `−${showMoney(minus(ZERO, amount), locale)}` : showMoney(amount, locale);
