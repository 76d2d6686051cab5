import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dong, dong, plus, ZERO } from '#domain/money/dong.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment/payment-provider.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import {
  lateMoneyPostings,
  type Posting,
  receiptPostings,
  refundDecidedPostings,
  refundSentPostings,
  salePostings,
  seatedLatePostings,
} from './postings.ts';

/** Credits less debits of an account over the lines of one book. */
const balance = (lines: readonly Posting[], book: Posting['book'], account: Posting['debit']): number =>
  lines
    .filter((line) => line.book === book)
    .reduce((total, line) => total + (line.credit === account ? line.amount : 0) - (line.debit === account ? line.amount : 0), 0);

const amount = anyDong.filter((some) => some > 0);
const provider = fc.constantFrom(...PAYMENT_PROVIDERS);
const inOrder = (eventId: number) => ({ eventId, subject: 'p1' });

describe('the ledger', () => {
  it('a paid order leaves nothing in deposits: tickets and donation are the organiser’s, the surplus is owed', () => {
    fc.assert(
      fc.property(amount, anyDong, anyDong, provider, (tickets, donation, surplus, by) => {
        const lines = [
          ...receiptPostings({ ...inOrder(7), provider: by, amount: plus(tickets, donation, surplus) }),
          ...salePostings({ eventId: 7, orderId: 'o1', tickets, donation, surplus }),
        ];
        expect(balance(lines, 'EVENT', 'deposits')).toBe(0);
        expect(balance(lines, 'EVENT', 'ticket-sales')).toBe(tickets);
        expect(balance(lines, 'EVENT', 'donations')).toBe(donation);
        expect(balance(lines, 'EVENT', 'refunds')).toBe(surplus);
      }),
    );
  });

  it('the two books agree on what one has in the other, also after refunds', () => {
    fc.assert(
      fc.property(amount, provider, fc.boolean(), (money, by, refunded) => {
        const lines = [
          ...receiptPostings({ ...inOrder(7), provider: by, amount: money }),
          ...lateMoneyPostings({ ...inOrder(7), amount: money }),
          ...(refunded
            ? [
                ...refundDecidedPostings({ ...inOrder(7), amount: money, from: 'late-money' }),
                ...refundSentPostings({ ...inOrder(7), provider: by, amount: money }),
              ]
            : []),
        ];
        expect(balance(lines, 'EVENT', 'clearing') + balance(lines, 'PLATFORM', 'clearing')).toBe(0);
        expect(balance(lines, 'EVENT', 'late-money')).toBe(refunded ? 0 : money);
        expect(balance(lines, 'EVENT', 'refunds') + balance(lines, 'EVENT', 'deposits')).toBe(0);
        if (refunded) expect(balance(lines, 'PLATFORM', 'clearing')).toBe(0);
      }),
    );
  });

  it('late money that is seated after all becomes a sale like any other', () => {
    const lines = [
      ...lateMoneyPostings({ ...inOrder(7), amount: dong(100) }),
      ...seatedLatePostings({ ...inOrder(7), amount: dong(100) }),
      ...salePostings({ eventId: 7, orderId: 'o1', tickets: dong(100), donation: ZERO, surplus: ZERO }),
    ];
    expect([balance(lines, 'EVENT', 'late-money'), balance(lines, 'EVENT', 'ticket-sales'), balance(lines, 'EVENT', 'deposits')]).toEqual([
      0, 100, -100,
    ]);
  });

  it('every line is a positive amount between two accounts, and no line of an act stands twice', () => {
    fc.assert(
      fc.property(anyDong, anyDong, anyDong, provider, (one, two, three, by) => {
        const acts: Posting[][] = [
          receiptPostings({ ...inOrder(7), provider: by, amount: one }),
          salePostings({ eventId: 7, orderId: 'o1', tickets: one, donation: two, surplus: three }),
          refundDecidedPostings({ ...inOrder(7), amount: two, from: 'ticket-sales' }),
          refundSentPostings({ ...inOrder(7), provider: by, amount: three as Dong }),
        ];
        const lines = acts.flat();
        expect(lines.filter((line) => line.amount <= 0 || line.debit === line.credit)).toEqual([]);
        expect(new Set(lines.map((line) => `${line.kind} ${line.subject}`)).size).toBe(lines.length);
      }),
    );
  });
});
