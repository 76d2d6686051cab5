import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, points } from '#domain/kernel/money/points.ts';
import { PAYMENT_PROVIDERS } from '#domain/money/payment/payment-method.ts';
import { NO_MONEY } from '#domain/sale/refund/money-parts.ts';
import {
  decideRefund,
  evolveRefund,
  type OrderMoney,
  type RefundEvent,
  refundableParts,
  refundMeans,
} from '#domain/sale/refund/order-money.ts';
import { actsOfOrder, anySoldOrder, BUYER } from '#test/arbitraries/ledger.arbitraries.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyRefundCommand } from '#test/arbitraries/refund.arbitraries.ts';
import { clearingDifference } from '#test/builders/clearing-difference.ts';
import { NOW } from '#test/builders/moments.ts';
import { balanceOf } from './balances.ts';
import { type LedgerAccount, MONEY_ACCOUNTS, type Posting } from './posting.ts';
import {
  partsRefundedPostings,
  refundDecidedPostings,
  refundEventPostings,
  refundFailedPostings,
  refundSentPostings,
} from './refund-postings.ts';

const inEvent = (lines: readonly Posting[], account: LedgerAccount): number =>
  balanceOf(lines, { book: 'EVENT', bookId: '7', account, currency: 'VND' });

describe('refund postings', () => {
  it('move money at the decision, when sent, and back when failed', () => {
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

  it('debit every part where it is held; a surplus was owed before', () => {
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

  it('reverse an order exactly, including points and rewards', () => {
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

  it('pass through the wallet account without a remainder', () => {
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

describe('refund events in the books', () => {
  it.each([
    ['STRIPE', []],
    ['WALLET', ['wallet-refunded f1', 'wallet-credited f1']],
  ] as const)(
    'every sending has its own postings; confirmation has some only for a wallet: %s',
    (provider, confirmed) => {
      const parts = { ...NO_MONEY, tickets: dong(5) };
      const way = { eventId: 7, holder: 'lan', provider, means: { money: dong(5), points: NO_POINTS, wallet: ZERO } };
      const before: RefundEvent[] = [
        { kind: 'DECIDED', refundId: 'f0', reason: 'ORDER_CANCELLED', parts },
        { kind: 'DECIDED', refundId: 'f1', reason: 'ORDER_CANCELLED', parts },
      ];
      let state = before.reduce<OrderMoney>(evolveRefund, { paid: parts, eventEndsAt: NOW, refunds: [] });
      const told = (['SENT', 'FAILED', 'SENT', 'CONFIRMED'] as const).map((kind) => {
        const lines = refundEventPostings(state, { kind, refundId: 'f1' }, way);
        state = evolveRefund(state, { kind, refundId: 'f1' });
        return lines.map((line) => `${line.kind} ${line.subject}`);
      });
      expect(told).toEqual([
        ['refund-sent f1 1', 'refund-paid f1 1'],
        ['refund-returned f1 1', 'refund-failed f1 1'],
        ['refund-sent f1 2', 'refund-paid f1 2'],
        confirmed,
      ]);
    },
  );

  const anyPaid = fc.record({ tickets: anyDong, donation: anyDong, late: anyDong, surplus: anyDong });

  it('match the refund’s state: decided, owed, sent', () => {
    fc.assert(
      fc.property(
        anyPaid,
        fc.array(anyRefundCommand, { maxLength: 20 }),
        fc.nat({ max: 100 }),
        fc.constantFrom(...PAYMENT_PROVIDERS),
        (paid, commands, share, provider) => {
          let state: OrderMoney = { paid, eventEndsAt: NOW, refunds: [] };
          const lines: Posting[] = [];
          const ways = new Map<string, Parameters<typeof refundEventPostings>[2]>();
          for (const command of commands) {
            const answer = decideRefund(state, command, NOW);
            for (const event of answer.ok ? answer.value : []) {
              if (event.kind === 'DECIDED') {
                const { tickets, donation } = event.parts;
                const inPoints = points(Math.floor((tickets * share) / 100));
                const money = dong(tickets - inPoints);
                // A wallet pays a part beside another way only.
                const inWallet = provider === 'WALLET' ? 0 : share;
                const wallet = dong(Math.floor(((money + donation) * inWallet) / 100));
                const means = refundMeans(event.parts, { tickets: { money, points: inPoints }, donation, wallet });
                ways.set(event.refundId, { eventId: 7, holder: 'lan', provider, means });
              }
              const way = ways.get(event.refundId);
              if (way !== undefined) lines.push(...refundEventPostings(state, event, way));
              state = evolveRefund(state, event);
            }
          }
          const inEvent = (account: LedgerAccount): number =>
            balanceOf(lines, { book: 'EVENT', bookId: '7', account, currency: 'VND' });
          const left = refundableParts(state);
          expect([inEvent('ticket-sales'), inEvent('donations'), inEvent('late-money')]).toEqual([
            left.tickets - paid.tickets,
            left.donation - paid.donation,
            left.late - paid.late,
          ]);
          const sent = state.refunds.filter((refund) => refund.status === 'SENT' || refund.status === 'CONFIRMED');
          const moneyOf = (refunds: OrderMoney['refunds']) =>
            sum(refunds.map((refund) => ways.get(refund.refundId)?.means.money ?? dong(0)));
          // A surplus is owed from the sale on, which is not part of this story.
          const owed = moneyOf(state.refunds) - moneyOf(sent);
          expect(inEvent('refunds') + paid.surplus - left.surplus).toBe(owed);
          const inWallet =
            provider === 'WALLET' ? moneyOf(state.refunds.filter((refund) => refund.status === 'CONFIRMED')) : 0;
          expect(balanceOf(lines, { book: 'PLATFORM', account: MONEY_ACCOUNTS[provider], currency: 'VND' })).toBe(
            moneyOf(sent) - inWallet,
          );
          expect(balanceOf(lines, { book: 'ACCOUNT', bookId: 'lan', account: 'balance', currency: 'VND' })).toBe(
            inWallet + sum(state.refunds.map(({ refundId }) => ways.get(refundId)?.means.wallet ?? ZERO)),
          );
          const back = state.refunds.reduce(
            (count, refund) => count + (ways.get(refund.refundId)?.means.points ?? NO_POINTS),
            0,
          );
          expect(balanceOf(lines, { book: 'ACCOUNT', bookId: 'lan', account: 'balance', currency: 'POINT' })).toBe(
            back,
          );
          expect([clearingDifference(lines, 'VND'), clearingDifference(lines, 'POINT')]).toEqual([0, 0]);
          expect(new Set(lines.map((line) => `${line.kind} ${line.subject}`)).size).toBe(lines.length);
        },
      ),
    );
  });
});
