import type { CheckoutSession } from '#application/ports/checkout-desk.ts';
import { type ResultPage, resultPage } from '#domain/checkout/result-page.ts';
import type { Locale } from '#domain/text/locale.ts';
import { OWNER_STANDINGS_SAID } from '#words/statuses.ts';

export type ResultShown = {
  readonly page: ResultPage;
  /** What was paid has left us already; until then it is only decided. */
  readonly moneySentBack: boolean;
  /** The title where an organiser's approval was waited for. */
  readonly confirmed: string;
};

/** Which page of the result step stands for a checkout. */
export const resultShown = (
  { status }: Pick<CheckoutSession, 'status'>,
  event: { readonly requiredApproval: boolean },
  locale: Locale,
): ResultShown => ({
  page: resultPage(status, event),
  moneySentBack: status === 'REFUNDED',
  confirmed: OWNER_STANDINGS_SAID.CONFIRMED[locale],
});
