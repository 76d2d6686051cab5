import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-provider.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';

/** What is said of an order's money beside its status. [S4-14] */
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
  /** The latest attempt; null when none was made. */
  readonly payment: { readonly state: PaymentState; readonly provider: PaymentProvider } | null;
};

/**
 * completed: nothing to pay. remaining: a part is here. paymentProcessing: not the buyer but a provider is waited for.
 * null: what came goes back. [S4-14]
 */
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
