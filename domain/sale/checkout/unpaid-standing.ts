import type { OrderMoneyLabel } from './order-money-label.ts';
import type { OrderStatus } from './order-state.ts';

/**
 * How an order stands whose places were given back: nothing was heard of its money, the money came late, or it goes
 * back.
 */
export type UnpaidStanding = 'NOTHING_HEARD' | 'LATE_MONEY' | 'GOES_BACK';

/**
 * Null: the order kept its places, or somebody ended it. That no money came is never more than that none was heard of.
 * [D7]
 */
export function unpaidStanding(order: {
  readonly status: OrderStatus | null;
  readonly moneyLabel: OrderMoneyLabel | null;
}): UnpaidStanding | null {
  if (order.status !== 'UNSUCCESSFUL') return null;
  if (order.moneyLabel === null) return 'GOES_BACK';
  return order.moneyLabel === 'paid' || order.moneyLabel === 'remaining' ? 'LATE_MONEY' : 'NOTHING_HEARD';
}
