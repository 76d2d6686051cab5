import type { Dong } from '#domain/kernel/money/dong.ts';
import {
  DEFAULT_PAYMENT_METHOD,
  goesStraightToBankTransfer,
  type PaymentMethod,
} from '#domain/money/payment/payment-method.ts';

/** Used before the server's answer. */
export const ALWAYS_OFFERED: readonly PaymentMethod[] = [DEFAULT_PAYMENT_METHOD];

/** [S4-42] */
export const asksForMethod = (total: Dong): boolean => total > 0 && !goesStraightToBankTransfer(total);
