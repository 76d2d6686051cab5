import type { EventOnSale } from '#application/event/ports/event-pages.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { isPrivate } from '#domain/event/event.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Dong, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { mayWaitForPlaces } from '#domain/sale/checkout/money-owed.ts';
import { type ResultPage, resultPage } from '#domain/sale/checkout/result-page.ts';
import { moneyUnknownUntil } from '#domain/sale/checkout/result-status.ts';
import { type ThankYouPanel, thankYouPanel } from '#domain/sale/checkout/thank-you-panel.ts';
import { useSecondsLeft } from '#ui/screens/sale/payment/bank-transfer/countdown.view.ts';
import { OWNER_STANDINGS_SAID } from '#words/platform/statuses.ts';

/** By all payments of a paid order. */
export const receivedInAll = ({ price, overpaid }: CheckoutSession): Dong => plus(price, overpaid);

export const offersToWait = ({ lateReason, waitsForPlaces }: CheckoutSession): boolean =>
  !waitsForPlaces && mayWaitForPlaces(lateReason ?? 'SOLD_OUT');

export type ResultShown = {
  readonly page: ResultPage;
  readonly moneySentBack: boolean;
  readonly nothingCame: boolean;
  /** Title of an approved order. */
  readonly confirmed: string;
};

export const resultShown = (
  { status, received, price, wallet }: Pick<CheckoutSession, 'status' | 'received' | 'price' | 'wallet'>,
  event: { readonly requiredApproval: boolean },
  locale: Locale,
  moneyUnknown: boolean,
): ResultShown => ({
  page: resultPage(status, event, moneyUnknown, plus(price, wallet) === ZERO),
  moneySentBack: status === 'REFUNDED',
  nothingCame: received === ZERO,
  confirmed: OWNER_STANDINGS_SAID.CONFIRMED[locale],
});

export const showsByHand = (page: ResultPage): boolean =>
  page === 'AWAITING_MONEY' || page === 'NOT_HEARD_YET' || page === 'TIME_OVER' || page === 'CANCELLED';

/** A private event's page, which lies beneath, is shown again. */
export const thanksOf = (event: Pick<EventOnSale, 'feature'>, awaitsTransfer: boolean): ThankYouPanel =>
  thankYouPanel({ privateEvent: isPrivate(event.feature), awaitsTransfer });

/** Whether the bank may still report money for an order whose places were released. */
export function useMoneyUnknown({ status, payBefore, orderId, serverNow }: CheckoutSession, heardAt: number): boolean {
  const left = useSecondsLeft(moneyUnknownUntil({ status, payBefore, ordered: orderId !== null }), serverNow, heardAt);
  return left !== null && left > 0;
}
