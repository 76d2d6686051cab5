import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, plus, ZERO } from '#domain/kernel/money/dong.ts';
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

export type OrderMoney = {
  readonly paid: MoneyParts;
  readonly eventEndsAt: Instant;
  readonly refunds: readonly Refund[];
};

export type RefundCommand =
  /** 'ALL': everything left for the reason; otherwise the amounts, as sale/pricing splits them. */
  | {
      readonly kind: 'DECIDE';
      readonly refundId: string;
      readonly reason: RefundReason;
      readonly parts: MoneyParts | 'ALL';
    }
  /** Also retries a failed refund. */
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

/** Money neither refunded nor being refunded; a failed refund is still owed. */
export const refundableParts = (money: OrderMoney): MoneyParts =>
  takeParts(money.paid, money.refunds.map((refund) => refund.parts).reduce(addParts, NO_MONEY));

/** Decides about an order's refunds; never refunds more than was paid. [design] */
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
  // The card's bank has already taken the money.
  return ok(reason === 'CHARGEBACK' ? [event, { kind: 'SENT', refundId }, { kind: 'CONFIRMED', refundId }] : [event]);
}

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

/** What bought places; late money bought none. */
const OF_THE_SALE = ['tickets', 'donation'] as const;

/** A surplus is not part of the order, so its refund does not change the order. */
const OF_THE_ORDER = MONEY_PARTS.filter((part) => part !== 'surplus');

const isGone = (left: MoneyParts, parts: readonly (keyof MoneyParts)[]): boolean =>
  totalOf(onlyParts(left, parts)) === ZERO;

const ownRefunds = (money: OrderMoney): readonly Refund[] =>
  money.refunds.filter((refund) => !isGone(refund.parts, OF_THE_ORDER));

/** REFUND_DUE once all money is to go back, REFUNDED once confirmed; null: unchanged. [design] */
export function paymentsAfterRefunds(money: OrderMoney): Extract<PaymentState, 'REFUND_DUE' | 'REFUNDED'> | null {
  const own = ownRefunds(money);
  if (own.length === 0 || !isGone(refundableParts(money), OF_THE_ORDER)) return null;
  return own.every((refund) => refund.status === 'CONFIRMED') ? 'REFUNDED' : 'REFUND_DUE';
}

/** REFUNDED once all money is back, before that as the reason says; null: unchanged. [design] */
export function orderAfterRefunds(money: OrderMoney): OrderStatus | null {
  if (paymentsAfterRefunds(money) === 'REFUNDED') return 'REFUNDED';
  if (!isGone(refundableParts(money), OF_THE_SALE)) return null;
  const ofTheSale = ownRefunds(money).filter((refund) => !isGone(refund.parts, OF_THE_SALE));
  return ofTheSale.map(({ reason }) => REFUND_RULES[reason].order).find((order) => order !== null) ?? null;
}

/** `wallet`: money that goes to the wallet, while `money` goes back the way that the rest was paid. */
export type Means = { readonly money: Dong; readonly points: Points; readonly wallet: Dong };

/** What of an order's price is left, before a refund. `wallet`: of tickets and donation together. */
export type MeansLeft = {
  readonly tickets: { readonly money: Dong; readonly points: Points };
  readonly donation: Dong;
  readonly wallet: Dong;
};

/**
 * Tickets in points and money in the proportion left, so points never become money; then the order's money to the
 * wallet and the way that the rest was paid, again in the proportion left. Everything else by that way. [S1-50] [S1-13]
 */
export function refundMeans({ tickets, donation, late, surplus }: MoneyParts, left: MeansLeft): Means {
  const { money: forTickets, points } = left.tickets;
  const [ticketMoney = ZERO] = splitByLargestRemainder(tickets, [forTickets, worthOf(points)]);
  const ordered = plus(ticketMoney, donation);
  const [wallet = ZERO] = splitByLargestRemainder(ordered, [
    left.wallet,
    minus(plus(forTickets, left.donation), left.wallet),
  ]);
  return {
    money: plus(minus(ordered, wallet), late, surplus),
    points: pointsWorth(minus(tickets, ticketMoney)),
    wallet,
  };
}

/** What of a refund goes back the way that its payment came, in dong. */
export const moneyBack = (refund: {
  readonly parts: MoneyParts;
  readonly points: Points;
  readonly wallet: Dong;
}): Dong => minus(totalOf(refund.parts), worthOf(refund.points), refund.wallet);
