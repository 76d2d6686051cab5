import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { addParts, MONEY_PARTS, type MoneyParts, NO_MONEY, onlyParts, takeParts, totalOf } from './money-parts.ts';
import { type Refund, type RefundStatus, refundMayBecome } from './refund.ts';
import { REFUND_RULES, type RefundReason } from './refund-rules.ts';
import { isRefundWindowOver, refundWindowEnd } from './refund-window.ts';

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
export const leftOf = (money: OrderMoney): MoneyParts =>
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
  const left = onlyParts(leftOf(money), rule.of);
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
