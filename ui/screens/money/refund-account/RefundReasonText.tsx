import { Trans } from '@lingui/react/macro';
import type { SharedRefund } from './receive-refund.view.ts';

export function RefundReasonText({ reason }: Pick<SharedRefund, 'reason'>) {
  switch (reason) {
    case 'EVENT_CANCELLED':
      return <Trans>The event was cancelled.</Trans>;
    case 'ORDER_CANCELLED':
      return <Trans>Your order, or tickets of it, were cancelled.</Trans>;
    case 'APPROVAL_DECLINED':
      return <Trans>Your registration was not accepted or was withdrawn.</Trans>;
    case 'LATE_MONEY':
      return <Trans>Your payment arrived when no tickets were left for it.</Trans>;
    case 'SURPLUS':
      return <Trans>You paid more than the order cost.</Trans>;
    case 'SECOND_PAYMENT':
      return <Trans>You paid for this order twice.</Trans>;
    case 'CHARGEBACK':
      return <Trans>Your card’s bank took the payment back.</Trans>;
  }
}
