import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';

export type ThankYouPanel =
  | { readonly button: 'OK'; readonly text: null }
  | { readonly button: 'HOME'; readonly text: 'ORDER_PROCESSING' }
  | { readonly button: 'MY_TICKETS'; readonly text: 'CHECK_EMAIL' };

/**
 * The thank-you page. A private event's page stays open beneath; after a transfer there is no ticket to show yet.
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
