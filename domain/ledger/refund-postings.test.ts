import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { actsOfOrder, anySoldOrder, BUYER } from '#test/arbitraries/ledger.arbitraries.ts';
import { balanceOf } from './balances.ts';
import type { LedgerAccount, Posting } from './posting.ts';
import {
  partsRefundedPostings,
  refundDecidedPostings,
  refundFailedPostings,
  refundSentPostings,
} from './refund-postings.ts';

const inEvent = (lines: readonly Posting[], account: LedgerAccount): number =>
  balanceOf(lines, { book: 'EVENT', bookId: '7', account, currency: 'VND' });

describe('a refund in the books', () => {
  it('leaves its account at decision, the platform when it is sent, and comes back when it fails', () => {
    const decided = refundDecidedPostings({ eventId: 7, subject: 'f1', amount: dong(100), from: 'ticket-sales' });
    expect([inEvent(decided, 'ticket-sales'), inEvent(decided, 'refunds')]).toEqual([-100, 100]);
    const sending = { eventId: 7, provider: 'STRIPE', subject: 'f1 1', amount: dong(100) } as const;
    const sent = [...decided, ...refundSentPostings(sending)];
    expect([inEvent(sent, 'refunds'), balanceOf(sent, { book: 'PLATFORM', account: 'card', currency: 'VND' })]).toEqual(
      [0, 100],
    );
    const failed = [...sent, ...refundFailedPostings(sending)];
    expect([
      inEvent(failed, 'refunds'),
      balanceOf(failed, { book: 'PLATFORM', account: 'card', currency: 'VND' }),
    ]).toEqual([100, 0]);
  });

  it('of all parts debits each where it lies; a surplus was owed before', () => {
    const parts = { tickets: dong(1), donation: dong(2), late: dong(3), surplus: dong(4) };
    const lines = partsRefundedPostings({ eventId: 7, subject: 'f1', parts });
    expect(
      lines.map(({ debit, credit, amount, kind, subject }) => [debit, credit, amount, `${kind} ${subject}`]),
    ).toEqual([
      ['ticket-sales', 'refunds', 1, 'refund-decided f1'],
      ['donations', 'refunds', 2, 'donation-refund-decided f1'],
      ['late-money', 'refunds', 3, 'refund-decided f1 late'],
    ]);
  });

  it('undoes an order exactly: wherever its money, points and rewards had gone, nothing is left of it', () => {
    const places: readonly Parameters<typeof balanceOf>[1][] = [
      ...(['deposits', 'ticket-sales', 'donations', 'refunds', 'late-money', 'clearing'] as const).map(
        (account) => ({ book: 'EVENT', account, currency: 'VND' }) as const,
      ),
      ...(['bank', 'gateway', 'card', 'wallet', 'manual', 'rewards'] as const).map(
        (account) => ({ book: 'PLATFORM', account, currency: 'VND' }) as const,
      ),
      ...(['balance', 'pending-rewards'] as const).flatMap((account) =>
        (['VND', 'POINT'] as const).map((currency) => ({ book: 'ACCOUNT', bookId: BUYER, account, currency }) as const),
      ),
      { book: 'PLATFORM', account: 'rewards', currency: 'POINT' },
    ];
    fc.assert(
      fc.property(anySoldOrder, (order) => {
        const lines = actsOfOrder({ ...order, refund: order.refund === 'NONE' ? 'SENT' : order.refund }, 'o1').flat();
        expect(places.filter((place) => balanceOf(lines, place) !== 0)).toEqual([]);
      }),
    );
  });

  it('money passes through the wallet’s account and none stays there', () => {
    fc.assert(
      fc.property(anySoldOrder, (order) => {
        const lines = actsOfOrder({ ...order, provider: 'WALLET' }, 'o1').flat();
        expect(balanceOf(lines, { book: 'PLATFORM', account: 'wallet', currency: 'VND' })).toBe(0);
        const kept = order.refund === 'NONE' ? order.money + order.donation + order.surplus : 0;
        expect(balanceOf(lines, { book: 'ACCOUNT', account: 'balance', currency: 'VND' })).toBe(0 - kept);
      }),
      { numRuns: 50 },
    );
  });
});
