import type { Dong } from '#domain/kernel/money/dong.ts';
import { GATEWAY_TYPES, goesStraightToBankTransfer, type PaymentMethod } from '#domain/money/payment/payment-method.ts';

/** Below the threshold of other methods it is always a transfer. [S4-33] [S4-35] [S4-45] */
export type PayAction =
  | 'SHOW_RESULT'
  | 'SHOW_TRANSFER'
  | 'CONFIRM_CARD'
  | 'LEAVE_FOR_GATEWAY'
  | 'PAY_FROM_WALLET'
  | 'SHOW_MANUAL';

export function payAction(price: Dong, method: PaymentMethod): PayAction {
  if (price === 0) return 'SHOW_RESULT';
  if (goesStraightToBankTransfer(price)) return 'SHOW_TRANSFER';
  if (GATEWAY_TYPES[method] !== null) return 'LEAVE_FOR_GATEWAY';
  if (method === 'Stripe') return 'CONFIRM_CARD';
  if (method === 'Wallet') return 'PAY_FROM_WALLET';
  return method === 'Manual' ? 'SHOW_MANUAL' : 'SHOW_TRANSFER';
}
