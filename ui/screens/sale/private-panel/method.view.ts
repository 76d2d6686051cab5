import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import {
  goesStraightToBankTransfer,
  offeredMethods,
  type PaymentMethod,
} from '#domain/money/payment/payment-method.ts';
import { PAYMENT_METHODS_SAID } from '#words/platform/statuses.ts';

export const METHODS: readonly PaymentMethod[] = ['BankTransfer'];

/** Empty: there is nothing to choose. [S4-42] */
export const methodsFor = (total: Dong): readonly PaymentMethod[] =>
  goesStraightToBankTransfer(total) ? [] : offeredMethods(total, METHODS);

export const methodWords = (method: PaymentMethod, locale: Locale): string => PAYMENT_METHODS_SAID[method][locale];
