import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyMoneyStory } from '#test/arbitraries/ledger.arbitraries.ts';
import { clearingDifference } from '#test/builders/clearing-difference.ts';
import { balanceOf, eventEarnings } from './balances.ts';
import { CHART, inAccount, inEvent, type LedgerAccount, vnd } from './posting.ts';
import { partsRefundedPostings } from './refund-postings.ts';
import { salePostings } from './sale-postings.ts';

const ACCOUNTS = Object.keys(CHART) as readonly LedgerAccount[];
const sale = (eventId: number, tickets: number) =>
  salePostings({ eventId, orderId: `o${eventId}`, tickets: dong(tickets), donation: dong(30), surplus: dong(7) });
const lines = [...sale(7, 100), ...sale(8, 50)];

describe('balances', () => {
  it('are credits minus debits, of one book or all of its kind', () => {
    const of = { book: 'EVENT', currency: 'VND' } as const;
    expect(balanceOf(lines, { ...of, account: 'ticket-sales' })).toBe(150);
    expect(balanceOf(lines, { ...of, bookId: '7', account: 'ticket-sales' })).toBe(100);
    expect(balanceOf(lines, { ...of, bookId: '7', account: 'deposits' })).toBe(-137);
    expect(balanceOf(lines, { ...of, account: 'ticket-sales', currency: 'POINT' })).toBe(0);
    expect(balanceOf(lines, { ...of, account: 'ticket-sales', book: 'ACCOUNT' })).toBe(0);
  });

  it('an event’s earnings are its tickets and donations after refunds', () => {
    const parts = { tickets: dong(40), donation: dong(30), late: dong(9), surplus: dong(7) };
    const after = [...lines, ...partsRefundedPostings({ eventId: 7, subject: 'f1', parts })];
    expect([eventEarnings(lines, 7), eventEarnings(after, 7), eventEarnings(after, 8)]).toEqual([130, 60, 80]);
  });

  it('reveal a claim that no other book owes', () => {
    const claim = inEvent(7, {
      debit: 'clearing',
      credit: 'deposits',
      kind: 'deposit-received',
      subject: 'p1',
      ...vnd(dong(5)),
    });
    const met = inAccount('lan', {
      debit: 'balance',
      credit: 'clearing',
      kind: 'wallet-spent',
      subject: 'p1',
      ...vnd(dong(5)),
    });
    expect([
      clearingDifference(claim, 'VND'),
      clearingDifference(claim, 'POINT'),
      clearingDifference([...claim, ...met], 'VND'),
    ]).toEqual([-5, 0, 0]);
  });

  it('of all accounts of a book sum to zero after any story', () => {
    fc.assert(
      fc.property(anyMoneyStory, (acts) => {
        const all = acts.flat();
        for (const book of ['EVENT', 'ACCOUNT', 'PLATFORM'] as const) {
          for (const currency of ['VND', 'POINT'] as const) {
            expect(ACCOUNTS.reduce((total, account) => total + balanceOf(all, { book, account, currency }), 0)).toBe(0);
          }
        }
      }),
    );
  });
});
