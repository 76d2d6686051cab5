export type ThankYouPanel =
  | { readonly button: 'OK'; readonly text: null }
  | { readonly button: 'HOME'; readonly text: 'ORDER_PROCESSING' }
  | { readonly button: 'MY_TICKETS'; readonly text: 'CHECK_EMAIL' };

/**
 * `awaitsTransfer`: the money has not arrived, so there is no ticket to show yet. [S2.11-28] [S2.11-29] [S2.11-30]
 * [S2.11-31]
 */
export function thankYouPanel(order: {
  readonly privateEvent: boolean;
  readonly awaitsTransfer: boolean;
}): ThankYouPanel {
  if (order.privateEvent) return { button: 'OK', text: null };
  return order.awaitsTransfer
    ? { button: 'HOME', text: 'ORDER_PROCESSING' }
    : { button: 'MY_TICKETS', text: 'CHECK_EMAIL' };
}
