import { never } from '#domain/kernel/never.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-provider.ts';
import type { OrderMoney, RefundEvent } from '#domain/sale/refund/order-money.ts';
import type { Means } from '#domain/sale/refund/refund-means.ts';
import { pointsRefundedPostings } from './points-postings.ts';
import type { Posting } from './posting.ts';
import { partsRefundedPostings, refundFailedPostings, refundSentPostings } from './refund-postings.ts';
import { walletRefundedPostings } from './wallet-postings.ts';

/** Where a refund goes: its money through a provider, its points to their holder; together they are its parts. */
export type RefundWay = {
  readonly eventId: number;
  readonly holder: string;
  readonly provider: PaymentProvider;
  readonly means: Means;
};

/**
 * What the books say of what happened to a refund; `money` is the order's before it. Points return at once, nobody has
 * to confirm them; money for a wallet is in it once that is confirmed.
 */
export function refundInBooks(money: OrderMoney, event: RefundEvent, way: RefundWay): Posting[] {
  const { eventId, holder, provider, means } = way;
  const subject = event.refundId;
  const attempts = money.refunds.find((refund) => refund.refundId === event.refundId)?.attempts ?? 0;
  const attempt = (number: number) => ({ eventId, provider, subject: `${subject} ${number}`, amount: means.money });
  switch (event.kind) {
    case 'DECIDED':
      return [
        ...partsRefundedPostings({ eventId, subject, parts: event.parts }),
        ...pointsRefundedPostings({ holder, eventId, subject, points: means.points }),
      ];
    case 'SENT':
      return refundSentPostings(attempt(attempts + 1));
    case 'FAILED':
      return refundFailedPostings(attempt(attempts));
    case 'CONFIRMED':
      return provider === 'WALLET' ? walletRefundedPostings({ holder, subject, amount: means.money }) : [];
    default:
      return never(event);
  }
}
