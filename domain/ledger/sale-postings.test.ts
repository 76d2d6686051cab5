import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/money/payment/payment-method.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { clearingDifference } from '#test/builders/clearing-difference.ts';
import { balanceOf } from './balances.ts';
import type { LedgerAccount, Posting } from './posting.ts';
import { lateMoneyPostings, receiptPostings, salePostings, seatedLatePostings } from './sale-postings.ts';

const inEvent = (lines: readonly Posting[], account: LedgerAccount): number =>
  balanceOf(lines, { book: 'EVENT', bookId: '7', account, currency: 'VND' });
const provider = fc.constantFrom(...PAYMENT_PROVIDERS);
const here = { eventId: 7, subject: 'p1' };

describe('money for an order', () => {
  it.each([
    ['BANK_TRANSFER', 'bank'],
    ['VNPAY', 'gateway'],
    ['STRIPE', 'card'],
    ['WALLET', 'wallet'],
    ['MANUAL', 'manual'],
  ] as const satisfies readonly (readonly [PaymentProvider, LedgerAccount])[])('by %s is held in %s', (by, account) => {
    const lines = receiptPostings({ ...here, provider: by, amount: dong(100) });
    expect(balanceOf(lines, { book: 'PLATFORM', account, currency: 'VND' })).toBe(-100);
    expect([inEvent(lines, 'deposits'), clearingDifference(lines, 'VND')]).toEqual([100, 0]);
  });

  it('a paid order clears deposits: tickets and donation to the organiser, surplus owed to the buyer', () => {
    fc.assert(
      fc.property(anyDong, anyDong, anyDong, provider, (tickets, donation, surplus, by) => {
        const lines = [
          ...receiptPostings({ ...here, provider: by, amount: plus(tickets, donation, surplus) }),
          ...salePostings({ eventId: 7, orderId: 'o1', tickets, donation, surplus }),
        ];
        expect(inEvent(lines, 'deposits')).toBe(0);
        expect([inEvent(lines, 'ticket-sales'), inEvent(lines, 'donations'), inEvent(lines, 'refunds')]).toEqual([
          tickets,
          donation,
          surplus,
        ]);
      }),
    );
  });

  it('late money that is seated becomes an ordinary sale', () => {
    const late = [
      ...receiptPostings({ ...here, provider: 'BANK_TRANSFER', amount: dong(100) }),
      ...lateMoneyPostings({ ...here, amount: dong(100) }),
    ];
    expect([inEvent(late, 'late-money'), inEvent(late, 'deposits')]).toEqual([100, 0]);
    const seated = [
      ...late,
      ...seatedLatePostings({ ...here, amount: dong(100) }),
      ...salePostings({ eventId: 7, orderId: 'o1', tickets: dong(100), donation: ZERO, surplus: ZERO }),
    ];
    expect([inEvent(seated, 'late-money'), inEvent(seated, 'deposits'), inEvent(seated, 'ticket-sales')]).toEqual([
      0, 0, 100,
    ]);
  });
});
