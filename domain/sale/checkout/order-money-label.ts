import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { OrderStatus } from './order-state.ts';

/** [S4-14] */
export type OrderMoneyLabel = 'paid' | 'remaining' | 'completed' | 'pendingPayment' | 'paymentProcessing' | 'unpaid';

export const ORDER_MONEY_LABELS = [
  'paid',
  'remaining',
  'completed',
  'pendingPayment',
  'paymentProcessing',
  'unpaid',
] as const satisfies readonly OrderMoneyLabel[];

export type OrderMoney = {
  readonly price: Dong;
  /** The latest attempt; null without one. */
  readonly payment: { readonly state: PaymentState; readonly provider: PaymentProvider } | null;
};

/** completed: nothing to pay. remaining: part received. Null: the money goes back. [S4-14] */
export function orderMoneyLabel({ price, payment }: OrderMoney): OrderMoneyLabel | null {
  if (price === ZERO) return 'completed';
  if (payment === null) return 'unpaid';
  switch (payment.state) {
    case 'PENDING':
      return payment.provider === 'BANK_TRANSFER' || payment.provider === 'MANUAL'
        ? 'pendingPayment'
        : 'paymentProcessing';
    case 'PART_PAID':
      return 'remaining';
    case 'SUCCEEDED':
    case 'LATE_MONEY':
      return 'paid';
    case 'EXPIRED':
    case 'CANCELLED':
    case 'FAILED':
      return 'unpaid';
    case 'REFUND_DUE':
    case 'REFUNDED':
      return null;
    default:
      return never(payment.state);
  }
}

/** Why an order lost its places: no news of its money, late money, or a refund. */
export type UnpaidReason = 'NOTHING_HEARD' | 'LATE_MONEY' | 'GOES_BACK';

/** Null: it kept its places or was ended by somebody. Missing money is only reported as not heard of. [D7] */
export function unpaidReason(order: {
  readonly status: OrderStatus | null;
  readonly moneyLabel: OrderMoneyLabel | null;
}): UnpaidReason | null {
  if (order.status !== 'UNSUCCESSFUL') return null;
  if (order.moneyLabel === null) return 'GOES_BACK';
  return order.moneyLabel === 'paid' || order.moneyLabel === 'remaining' ? 'LATE_MONEY' : 'NOTHING_HEARD';
}
