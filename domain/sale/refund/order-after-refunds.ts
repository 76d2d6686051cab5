import { ZERO } from '#domain/kernel/money/dong.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { MONEY_PARTS, type MoneyParts, onlyParts, totalOf } from './money-parts.ts';
import { leftOf, type OrderMoney } from './order-money.ts';
import type { Refund } from './refund.ts';
import { REFUND_RULES } from './refund-rules.ts';

/** A surplus is not the order's: whether it has gone back does not tell what became of the order. */
const OF_THE_ORDER = MONEY_PARTS.filter((part) => part !== 'surplus');

const isGone = (left: MoneyParts, parts: readonly (keyof MoneyParts)[]): boolean =>
  totalOf(onlyParts(left, parts)) === ZERO;

const ownRefunds = (money: OrderMoney): readonly Refund[] =>
  money.refunds.filter((refund) => !isGone(refund.parts, OF_THE_ORDER));

/**
 * What refunds have made of the payments that an order's money came by: REFUND_DUE once all of it is to go back,
 * REFUNDED once all of it is confirmed to be back; null: they stay what they are, also where a part goes back. (design:
 * money in and out)
 */
export function paymentsAfterRefunds(money: OrderMoney): Extract<PaymentState, 'REFUND_DUE' | 'REFUNDED'> | null {
  const own = ownRefunds(money);
  if (own.length === 0 || !isGone(leftOf(money), OF_THE_ORDER)) return null;
  return own.every((refund) => refund.status === 'CONFIRMED') ? 'REFUNDED' : 'REFUND_DUE';
}

/**
 * What refunds have made of an order: REFUNDED once all of its money is back, until then what the reason says, where
 * all of the reason's money is to go back; null: it stays what it is. (design: money in and out)
 */
export function orderAfterRefunds(money: OrderMoney): OrderStatus | null {
  if (paymentsAfterRefunds(money) === 'REFUNDED') return 'REFUNDED';
  const left = leftOf(money);
  const rules = ownRefunds(money).map((refund) => REFUND_RULES[refund.reason]);
  return rules.find((rule) => rule.order !== null && isGone(left, rule.of))?.order ?? null;
}
