import type { OrderStatus } from '#domain/checkout/order-state.ts';
import { ZERO } from '#domain/money/dong.ts';
import { MONEY_PARTS, type MoneyParts, onlyParts, totalOf } from './money-parts.ts';
import { leftOf, type OrderMoney } from './order-money.ts';
import { REFUND_RULES } from './refund-rules.ts';

/** A surplus is not the order's: whether it has gone back does not tell what became of the order. */
const OF_THE_ORDER = MONEY_PARTS.filter((part) => part !== 'surplus');

const isGone = (left: MoneyParts, parts: readonly (keyof MoneyParts)[]): boolean => totalOf(onlyParts(left, parts)) === ZERO;

/**
 * What an order's refunds have made of it; null: it stays what it is. REFUNDED once nothing of its money is left and all of it is confirmed to
 * be back; until then what the reason says. An order of which something is still paid stays what it is. (design: money in and out)
 */
export function orderAfterRefunds(money: OrderMoney): OrderStatus | null {
  const left = leftOf(money);
  const own = money.refunds.filter((refund) => !isGone(refund.parts, OF_THE_ORDER));
  if (own.length > 0 && isGone(left, OF_THE_ORDER) && own.every((refund) => refund.status === 'CONFIRMED')) return 'REFUNDED';
  const rules = own.map((refund) => REFUND_RULES[refund.reason]);
  return rules.find((rule) => rule.order !== null && isGone(left, rule.of))?.order ?? null;
}
