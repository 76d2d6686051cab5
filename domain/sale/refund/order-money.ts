import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, dong, minus, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { type Points, pointsWorth, worthOf } from '#domain/kernel/money/points.ts';
import { splitByLargestRemainder } from '#domain/kernel/money/split.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { addParts, MONEY_PARTS, type MoneyParts, NO_MONEY, onlyParts, takeParts, totalOf } from './money-parts.ts';
import {
  isRefundWindowOver,
  REFUND_RULES,
  type Refund,
  type RefundReason,
  type RefundStatus,
  refundMayBecome,
  refundWindowEnd,
} from './refund.ts';

/** What came in for an order and what of it goes back. */
export type OrderMoney = {
  readonly paid: MoneyParts;
  readonly eventEndsAt: Instant;
  readonly refunds: readonly Refund[];
};

export type RefundCommand =
  /**
   * `parts`: how much, as domain/pricing splits it over the refunded tickets; 'ALL': everything of the reason that is
   * left.
   */
  | {
      readonly kind: 'DECIDE';
      readonly refundId: string;
      readonly reason: RefundReason;
      readonly parts: MoneyParts | 'ALL';
    }
  /** For the first time, or again after it failed. */
  | { readonly kind: 'SEND'; readonly refundId: string }
  | { readonly kind: 'CONFIRM'; readonly refundId: string }
  | { readonly kind: 'FAIL'; readonly refundId: string };

export type RefundEvent =
  | { readonly kind: 'DECIDED'; readonly refundId: string; readonly reason: RefundReason; readonly parts: MoneyParts }
  | { readonly kind: 'SENT'; readonly refundId: string }
  | { readonly kind: 'CONFIRMED'; readonly refundId: string }
  | { readonly kind: 'FAILED'; readonly refundId: string };

type RefundRefusal =
  | { readonly code: 'REFUND_UNKNOWN' }
  | { readonly code: 'REFUND_KNOWN' }
  | { readonly code: 'NOTHING_TO_REFUND' }
  | { readonly code: 'MORE_THAN_LEFT'; readonly left: MoneyParts }
  | { readonly code: 'WHOLE_ONLY'; readonly left: MoneyParts }
  | { readonly code: 'WINDOW_OVER'; readonly closedAt: Instant }
  | { readonly code: 'WRONG_STATUS'; readonly status: RefundStatus };

type Decision = Result<readonly RefundEvent[], RefundRefusal>;

/** What is paid and neither given back nor decided to be; a refund that failed is decided still. */
export const refundableParts = (money: OrderMoney): MoneyParts =>
  takeParts(money.paid, money.refunds.map((refund) => refund.parts).reduce(addParts, NO_MONEY));

/** What becomes of an order's refunds: never more goes back than was paid. */
export function decideRefund(money: OrderMoney, command: RefundCommand, now: Instant): Decision {
  const refund = money.refunds.find((known) => known.refundId === command.refundId);
  if (command.kind === 'DECIDE')
    return refund === undefined ? decided(money, command, now) : refused({ code: 'REFUND_KNOWN' });
  if (refund === undefined) return refused({ code: 'REFUND_UNKNOWN' });
  const { refundId, status } = refund;
  const to = ({ SEND: 'SENT', CONFIRM: 'CONFIRMED', FAIL: 'FAILED' } as const)[command.kind];
  return refundMayBecome(status, to) ? ok([{ kind: to, refundId }]) : refused({ code: 'WRONG_STATUS', status });
}

function decided(money: OrderMoney, command: Extract<RefundCommand, { kind: 'DECIDE' }>, now: Instant): Decision {
  const { refundId, reason } = command;
  const rule = REFUND_RULES[reason];
  if (rule.inWindow && isRefundWindowOver(money.eventEndsAt, now))
    return refused({ code: 'WINDOW_OVER', closedAt: refundWindowEnd(money.eventEndsAt) });
  const left = onlyParts(refundableParts(money), rule.of);
  const parts = command.parts === 'ALL' ? left : command.parts;
  if (MONEY_PARTS.some((part) => parts[part] < 0 || parts[part] > left[part]))
    return refused({ code: 'MORE_THAN_LEFT', left });
  if (totalOf(parts) === 0) return refused({ code: 'NOTHING_TO_REFUND' });
  if (rule.size === 'WHOLE' && totalOf(parts) < totalOf(left)) return refused({ code: 'WHOLE_ONLY', left });
  const event = { kind: 'DECIDED', refundId, reason, parts } as const;
  // The card's bank has taken the money before we hear of it.
  return ok(reason === 'CHARGEBACK' ? [event, { kind: 'SENT', refundId }, { kind: 'CONFIRMED', refundId }] : [event]);
}

/** The order's money after what happened. */
export function evolveRefund(money: OrderMoney, event: RefundEvent): OrderMoney {
  switch (event.kind) {
    case 'DECIDED': {
      const { refundId, reason, parts } = event;
      return { ...money, refunds: [...money.refunds, { refundId, reason, parts, status: 'DECIDED', attempts: 0 }] };
    }
    case 'SENT':
      return changed(money, event.refundId, (refund) => ({ ...refund, status: 'SENT', attempts: refund.attempts + 1 }));
    case 'CONFIRMED':
    case 'FAILED':
      return changed(money, event.refundId, (refund) => ({ ...refund, status: event.kind }));
    default:
      return never(event);
  }
}

const changed = (money: OrderMoney, refundId: string, change: (refund: Refund) => Refund): OrderMoney => ({
  ...money,
  refunds: money.refunds.map((refund) => (refund.refundId === refundId ? change(refund) : refund)),
});

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
  if (own.length === 0 || !isGone(refundableParts(money), OF_THE_ORDER)) return null;
  return own.every((refund) => refund.status === 'CONFIRMED') ? 'REFUNDED' : 'REFUND_DUE';
}

/**
 * What refunds have made of an order: REFUNDED once all of its money is back, until then what the reason says, where
 * all of the reason's money is to go back; null: it stays what it is. (design: money in and out)
 */
export function orderAfterRefunds(money: OrderMoney): OrderStatus | null {
  if (paymentsAfterRefunds(money) === 'REFUNDED') return 'REFUNDED';
  const left = refundableParts(money);
  const rules = ownRefunds(money).map((refund) => REFUND_RULES[refund.reason]);
  return rules.find((rule) => rule.order !== null && isGone(left, rule.of))?.order ?? null;
}

/** With what something was paid, or is given back. */
export type Means = { readonly money: Dong; readonly points: Points };

/**
 * How a refund goes back: for tickets points as points and money as money, in the proportion in which they are left;
 * everything else was paid in money and goes back so. `leftForTickets` is what paid for tickets and has not gone back,
 * and is worth no less than the tickets' part. So points never become money. [S1-50]
 */
export function refundMeans({ tickets, donation, late, surplus }: MoneyParts, leftForTickets: Means): Means {
  const [money = dong(0)] = splitByLargestRemainder(tickets, [leftForTickets.money, worthOf(leftForTickets.points)]);
  return { money: plus(money, donation, late, surplus), points: pointsWorth(minus(tickets, money)) };
}
