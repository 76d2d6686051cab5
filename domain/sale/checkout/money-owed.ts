import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points } from '#domain/kernel/money/points.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { NoPlaceReason } from '#domain/sale/reservation/stock-outcome.ts';
import { type OrderStatus, SETTLED_ORDER_STATUSES } from './order-state.ts';

export type PaymentMoney = { readonly state: PaymentState; readonly amount: Dong; readonly received: Dong };

/**
 * In dong: too much at once, or a second payment. Zero while unpaid: then all of it is late money. `excessBack`: the
 * part of the excess whose refund is decided. [STD 2]
 */
export function overpaid(payments: readonly (PaymentMoney & { readonly excessBack?: Dong })[]): Dong {
  if (!payments.some(({ state }) => state === 'SUCCEEDED')) return ZERO;
  return sum(
    payments.map(({ state, amount, received, excessBack = ZERO }) => {
      if (state === 'SUCCEEDED') return minus(received, amount, excessBack);
      return state === 'LATE_MONEY' ? minus(received, excessBack) : ZERO;
    }),
  );
}

/** Why money that arrived got no tickets. PART_PAID: the rest is missing and can still be paid. */
export type LateMoneyReason = NoPlaceReason | 'PART_PAID';

export const LATE_MONEY_REASONS = [
  'SOLD_OUT',
  'EVENT_ENDED',
  'OTHER_ORDER_PAID',
  'POINTS_RETURNED',
  'WALLET_RETURNED',
  'PART_PAID',
] as const satisfies readonly LateMoneyReason[];

/** The reason as it is now. `because` is what was found when the money arrived; null where nothing was looked for. */
export function lateMoneyReason(money: {
  readonly amount: Dong;
  readonly received: Dong;
  readonly because: NoPlaceReason | null;
  /** Points that were to pay for a part of the price. */
  readonly points: Points;
  /** Money of the wallet that was to pay for a part. */
  readonly wallet: Dong;
  readonly session: { readonly endAt: Instant };
  readonly now: Instant;
}): LateMoneyReason {
  const { amount, received, because, points, wallet, session, now } = money;
  if (because === 'EVENT_ENDED' || hasEnded(session, now)) return 'EVENT_ENDED';
  if (received < amount) {
    if (points > NO_POINTS) return 'POINTS_RETURNED';
    return wallet > ZERO ? 'WALLET_RETURNED' : 'PART_PAID';
  }
  return because ?? 'SOLD_OUT';
}

/** Whether waiting can still bring tickets. */
export const mayWaitForPlaces = (reason: LateMoneyReason): boolean => reason === 'SOLD_OUT';

/** How a buyer came to be owed money beside a paid order, or beside one whose refund was decided. */
export type ExcessReason = 'TOO_MUCH' | 'TWICE' | 'AFTER_REFUND';

export const EXCESS_REASONS = ['TOO_MUCH', 'TWICE', 'AFTER_REFUND'] as const satisfies readonly ExcessReason[];

export type Owed = { readonly because: ExcessReason; readonly excess: Dong };

/** Once `amount` more came for a covered payment. Null without tickets: then its late money grew. */
export function excessOf(payment: PaymentMoney, amount: Dong, orderStatus: OrderStatus): Owed | null {
  const settled: readonly OrderStatus[] = SETTLED_ORDER_STATUSES;
  if (settled.includes(orderStatus)) {
    const own = payment.state === 'SUCCEEDED' ? payment.amount : ZERO;
    return { because: 'TWICE', excess: minus(payment.received, own) };
  }
  return payment.state === 'LATE_MONEY' ? null : { because: 'AFTER_REFUND', excess: amount };
}
