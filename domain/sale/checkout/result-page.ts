import { never } from '#domain/kernel/never.ts';
import type { PaymentResultStatus } from './result-status.ts';

/** The last six are ours: late, missing or returning money is never called a failure. [D7] */
export type ResultPage =
  | 'THANK_YOU'
  | 'PROCESSING'
  | 'PENDING_APPROVAL'
  | 'CONFIRMED'
  | 'DECLINED'
  | 'AWAITING_MONEY'
  | 'NOT_HEARD_YET'
  | 'TIME_OVER'
  | 'CANCELLED'
  | 'LATE_MONEY'
  | 'MONEY_BACK';

/**
 * With approval, successful means confirmed and refunded declined [S4-13] [S4-15]. `moneyUnknown`: money sent in time
 * may not be reported yet; `free`: there is no money to give back. [S4-59]
 */
export function resultPage(
  status: PaymentResultStatus,
  event: { readonly requiredApproval: boolean },
  moneyUnknown: boolean,
  free = false,
): ResultPage {
  switch (status) {
    case 'SUCCESSFUL':
      return event.requiredApproval ? 'CONFIRMED' : 'THANK_YOU';
    case 'PROCESSING':
      return 'PROCESSING';
    case 'REQUIRED_APPROVAL':
      return 'PENDING_APPROVAL';
    case 'OPEN':
    case 'PENDING':
      return 'AWAITING_MONEY';
    case 'EXPIRED':
      return moneyUnknown ? 'NOT_HEARD_YET' : 'TIME_OVER';
    case 'CANCELLED':
      return 'CANCELLED';
    case 'UNSUCCESSFUL':
    case 'WITHDRAWN':
      return 'DECLINED';
    case 'REFUNDED':
      return event.requiredApproval || free ? 'DECLINED' : 'MONEY_BACK';
    case 'LATE_MONEY':
      return 'LATE_MONEY';
    case 'REFUND_DUE':
      return 'MONEY_BACK';
    default:
      return never(status);
  }
}
