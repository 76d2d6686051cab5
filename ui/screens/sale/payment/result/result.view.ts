import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { type ResultPage, resultPage } from '#domain/sale/checkout/result-page.ts';
import { moneyUnknownUntil } from '#domain/sale/checkout/result-status.ts';
import { useSecondsLeft } from '#ui/screens/sale/payment/bank-transfer/countdown.view.ts';
import { OWNER_STANDINGS_SAID } from '#words/platform/statuses.ts';

export type ResultShown = {
  readonly page: ResultPage;
  /** What was paid has left us already; until then it is only decided. */
  readonly moneySentBack: boolean;
  readonly nothingCame: boolean;
  /** The title where an organiser's approval was waited for. */
  readonly confirmed: string;
};

/** Which page of the result step stands for a checkout. */
export const resultShown = (
  { status, received }: Pick<CheckoutSession, 'status' | 'received'>,
  event: { readonly requiredApproval: boolean },
  locale: Locale,
  moneyUnknown: boolean,
): ResultShown => ({
  page: resultPage(status, event, moneyUnknown),
  moneySentBack: status === 'REFUNDED',
  nothingCame: received === ZERO,
  confirmed: OWNER_STANDINGS_SAID.CONFIRMED[locale],
});

/**
 * Whether money for an order that gave its places back may still be told of; false from the moment on when it no longer
 * may.
 */
export function useMoneyUnknown({ status, payBefore, orderId, serverNow }: CheckoutSession, heardAt: number): boolean {
  const left = useSecondsLeft(moneyUnknownUntil({ status, payBefore, ordered: orderId !== null }), serverNow, heardAt);
  return left !== null && left > 0;
}
