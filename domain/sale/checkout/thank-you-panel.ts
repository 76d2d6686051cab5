import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';

/** What the thank-you page says and where its button leads. */
export type ThankYouPanel =
  | { readonly button: 'OK'; readonly text: null }
  | { readonly button: 'HOME'; readonly text: 'ORDER_PROCESSING' }
  | { readonly button: 'MY_TICKETS'; readonly text: 'CHECK_EMAIL' };

/**
 * A private event's page stays open beneath; a transfer's ticket is not there yet, so there is nothing to show of it.
 * [S2.11-28] [S2.11-29] [S2.11-30]
 */
export function thankYouPanel(order: {
  readonly privateEvent: boolean;
  readonly method: PaymentMethod;
}): ThankYouPanel {
  if (order.privateEvent) return { button: 'OK', text: null };
  return order.method === 'BankTransfer'
    ? { button: 'HOME', text: 'ORDER_PROCESSING' }
    : { button: 'MY_TICKETS', text: 'CHECK_EMAIL' };
}
