import type { Dong } from '#domain/kernel/money/dong.ts';
import type { OrderMoney, RefundEvent } from '#domain/sale/refund/order-money.ts';
import { inEvent, inPlatform, type Posting, vnd } from './posting.ts';
import type { RefundRoute } from './refund-postings.ts';

type Kept = { eventId: number; subject: string; amount: Dong };

/** Paid over at once, so that it cannot be withdrawn a second time. `subject`: the payment. */
export const organiserKeepsPostings = ({ eventId, subject, amount }: Kept): Posting[] => [
  ...inEvent(eventId, { debit: 'paid-over', credit: 'clearing', kind: 'organiser-keeps', subject, ...vnd(amount) }),
  ...inPlatform({ debit: 'clearing', credit: 'manual', kind: 'organiser-kept', subject, ...vnd(amount) }),
];

/** The organiser returned such money to its buyer. `subject`: the refund and the attempt. */
const organiserReturnsPostings = ({ eventId, subject, amount }: Kept): Posting[] => [
  ...inPlatform({ debit: 'manual', credit: 'clearing', kind: 'organiser-returned', subject, ...vnd(amount) }),
  ...inEvent(eventId, { debit: 'clearing', credit: 'paid-over', kind: 'organiser-returns', subject, ...vnd(amount) }),
];

/** What a refund event moves besides its own postings, where the organiser has the money; `money` is before it. */
export function organiserRefundPostings(
  money: OrderMoney,
  { kind, refundId }: RefundEvent,
  { eventId, provider, means }: RefundRoute,
): Posting[] {
  if (provider !== 'MANUAL') return [];
  const attempts = money.refunds.find((refund) => refund.refundId === refundId)?.attempts ?? 0;
  const attempt = (number: number): Kept => ({ eventId, subject: `${refundId} ${number}`, amount: means.money });
  if (kind === 'SENT') return organiserReturnsPostings(attempt(attempts + 1));
  return kind === 'FAILED' ? organiserKeepsPostings(attempt(attempts)) : [];
}
