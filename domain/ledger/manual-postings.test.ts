import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { NO_MONEY } from '#domain/sale/refund/money-parts.ts';
import { evolveRefund, type OrderMoney, type RefundEvent } from '#domain/sale/refund/order-money.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { clearingDifference } from '#test/builders/clearing-difference.ts';
import { balanceOf, eventEarnings } from './balances.ts';
import { organiserKeepsPostings, organiserRefundPostings } from './manual-postings.ts';
import { refundEventPostings } from './refund-postings.ts';
import { receiptPostings, salePostings } from './sale-postings.ts';

it('money that the organiser has is earned and paid over at once, and the platform never holds it', () => {
  fc.assert(
    fc.property(anyDong, fc.boolean(), (amount, failed) => {
      const parts = { ...NO_MONEY, tickets: amount };
      const way = {
        eventId: 7,
        holder: 'lan',
        provider: 'MANUAL',
        means: { money: amount, points: NO_POINTS, wallet: ZERO },
      } as const;
      const sale = [
        ...receiptPostings({ eventId: 7, provider: 'MANUAL', subject: 'MANUAL p1', amount }),
        ...salePostings({ eventId: 7, orderId: 'o1', tickets: amount, donation: ZERO, surplus: ZERO }),
        ...organiserKeepsPostings({ eventId: 7, subject: 'p1', amount }),
      ];
      let money: OrderMoney = { paid: parts, eventEndsAt: instant(0), refunds: [] };
      const refundId = 'r1';
      const sent: readonly RefundEvent[] = [
        { kind: 'DECIDED', refundId, reason: 'ORDER_CANCELLED', parts },
        { kind: 'SENT', refundId },
        ...(failed ? [{ kind: 'FAILED', refundId } as const] : []),
      ];
      const books = [...sale];
      for (const event of sent) {
        books.push(...refundEventPostings(money, event, way), ...organiserRefundPostings(money, event, way));
        money = evolveRefund(money, event);
      }
      for (const lines of [sale, books]) {
        expect(balanceOf(lines, { book: 'PLATFORM', account: 'manual', currency: 'VND' })).toBe(0);
        expect(clearingDifference(lines, 'VND')).toBe(0);
      }
      expect(eventEarnings(sale, 7)).toBe(amount);
      expect(balanceOf(sale, { book: 'EVENT', account: 'paid-over', currency: 'VND' })).toBe(
        amount === 0 ? 0 : -amount,
      );
    }),
  );
});

it('money that the platform has moves in no book of the organiser', () => {
  const parts = { ...NO_MONEY, tickets: dong(100_000) };
  const money: OrderMoney = { paid: parts, eventEndsAt: instant(0), refunds: [] };
  const means = { money: dong(100_000), points: NO_POINTS, wallet: ZERO };
  const way = { eventId: 7, holder: 'lan', provider: 'BANK_TRANSFER', means } as const;
  expect(organiserRefundPostings(money, { kind: 'SENT', refundId: 'r1' }, way)).toEqual([]);
  const byHand = organiserRefundPostings(money, { kind: 'SENT', refundId: 'r1' }, { ...way, provider: 'MANUAL' });
  expect(byHand.map(({ subject }) => subject)).toEqual(Array.from(byHand, () => 'r1 1'));
  expect(byHand).not.toEqual([]);
});
