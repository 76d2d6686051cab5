import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { dong, minus, plus, sum } from '#domain/kernel/money/dong.ts';
import { refundWindowEnd } from '#domain/sale/refund/refund.ts';
import { anyMoneyStory, BUYER } from '#test/arbitraries/ledger.arbitraries.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { NOW } from '#test/builders/moments.ts';
import { eventEarnings } from './balances.ts';
import { organiserKeepsPostings } from './manual-postings.ts';
import {
  bookOf,
  eventFigures,
  maturedByEvent,
  paidByEvent,
  publisherFigures,
  takenOf,
  unsettledOf,
  withdrawable,
} from './publisher-earnings.ts';
import { refundDecidedPostings } from './refund-postings.ts';
import { salePostings } from './sale-postings.ts';
import {
  revenueMaturedPostings,
  revenueTakenBackPostings,
  saleFeePostings,
  saleFeeReturnedPostings,
  withdrawalPaidPostings,
  withdrawalPutBackPostings,
  withdrawalRequestedPostings,
} from './withdrawal-postings.ts';

const BOOK = bookOf({ kind: 'CORPORATE', corporateId: 3 });
const sale = (orderId: string, tickets: number, donation = 0) =>
  salePostings({ eventId: 7, orderId, tickets: dong(tickets), donation: dong(donation), surplus: dong(0) });
const matured = (subject: string, amount: number) =>
  revenueMaturedPostings({ eventId: 7, publisher: BOOK, subject, amount: dong(amount) });
const asked = (subject: string, amount: number, from: 'revenue' | 'balance' = 'revenue') =>
  withdrawalRequestedPostings({ holder: BOOK, subject, from, amount: dong(amount) });

describe('what an event has earned', () => {
  it('is sold, refunded, received by hand, matured or pending', () => {
    const lines = [
      ...sale('o1', 300, 50),
      ...sale('o2', 100),
      ...refundDecidedPostings({ eventId: 7, subject: 'f1', amount: dong(100), from: 'ticket-sales' }),
      ...organiserKeepsPostings({ eventId: 7, subject: 'p1', amount: dong(40) }),
      ...matured('event 7 1', 200),
      ...salePostings({ eventId: 8, orderId: 'o3', tickets: dong(9), donation: dong(9), surplus: dong(9) }),
    ];
    expect(eventFigures(lines, 7)).toEqual({
      gross: 450,
      refunded: 100,
      byHand: 40,
      net: 310,
      matured: 200,
      pending: 110,
    });
  });

  it('equals the ledger to the dong, whatever happened', () => {
    fc.assert(
      fc.property(anyMoneyStory, (story) => {
        const lines = story.flat();
        const { gross, refunded, byHand, net, matured: inBook, pending } = eventFigures(lines, 7);
        expect(minus(gross, refunded)).toBe(eventEarnings(lines, 7));
        expect(plus(net, byHand)).toBe(eventEarnings(lines, 7));
        expect(plus(inBook, pending)).toBe(net);
        const publisher = publisherFigures(lines, BUYER);
        expect(inBook).toBe(plus(publisher.matured, publisher.saleFees));
        expect(publisher.saleFees).toBe(sum(maturedByEvent(lines).map(({ fee }) => fee)));
      }),
    );
  });
});

describe('what a publisher has', () => {
  const paid = withdrawalPaidPostings({
    holder: BOOK,
    subject: 'w1',
    payout: { amount: dong(100), fee: dong(3), total: dong(97) },
  });

  it('is matured money in the balance, on the way, or paid out with its fees', () => {
    const lines = [...matured('event 7 1', 500), ...asked('w1', 100), ...paid, ...asked('w2', 50)];
    expect(publisherFigures(lines, BOOK)).toEqual({
      matured: 500,
      saleFees: 0,
      onTheWay: 50,
      paidOut: 100,
      fees: 3,
      balance: 350,
    });
    const back = [
      ...lines,
      ...withdrawalPutBackPostings({ holder: BOOK, subject: 'w2', from: 'revenue', amount: dong(50) }),
    ];
    expect(publisherFigures(back, BOOK)).toMatchObject({ onTheWay: 0, balance: 400 });
  });

  it('has no part of what is withdrawn from a wallet', () => {
    const lines = [...matured('event 7 1', 500), ...asked('w1', 100, 'balance'), ...paid];
    expect(publisherFigures(lines, BOOK)).toEqual({
      matured: 500,
      saleFees: 0,
      onTheWay: 0,
      paidOut: 0,
      fees: 0,
      balance: 500,
    });
  });

  it('is without the platform’s fee on sales, by event and in all', () => {
    const fee = { publisher: BOOK, subject: 'event 7 1', amount: dong(40) };
    const lines = [
      ...matured('event 7 1', 500),
      ...saleFeePostings(fee),
      ...saleFeeReturnedPostings({ ...fee, subject: 'event 7 2', amount: dong(10) }),
    ];
    expect(publisherFigures(lines, BOOK)).toMatchObject({ matured: 470, saleFees: 30, balance: 470, onTheWay: 0 });
    expect(maturedByEvent(lines)).toEqual([{ eventId: 7, matured: 470, fee: 30 }]);
  });

  it('sums to what has matured, whatever happened', () => {
    fc.assert(
      fc.property(anyMoneyStory, (story) => {
        const figures = publisherFigures(story.flat(), BUYER);
        expect(plus(figures.balance, figures.onTheWay, figures.paidOut)).toBe(figures.matured);
        expect(figures.fees).toBeLessThanOrEqual(figures.paidOut);
        expect(figures.onTheWay).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is a book of its own for an account', () => {
    expect(bookOf({ kind: 'ACCOUNT', accountId: accountId('lan') })).toBe(accountId('lan'));
  });
});

describe('what has not matured', () => {
  it('is what can still be refunded, and from when the first of it can be withdrawn', () => {
    const [first, second] = [NOW, later(NOW, 1)];
    const events = [
      { pending: dong(30), endsAt: second },
      { pending: dong(70), endsAt: first },
      { pending: dong(-20), endsAt: first },
    ];
    expect(unsettledOf(events)).toEqual({ takenBack: 20, maturing: { amount: 100, from: refundWindowEnd(first) } });
    expect(unsettledOf([])).toEqual({ takenBack: 0, maturing: null });
  });
});

describe('what can be withdrawn', () => {
  it('is never negative, and never what a refund takes back', () => {
    fc.assert(
      fc.property(anyDong, anyDong, (balance, takenBack) => {
        const now = withdrawable(balance, takenBack);
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBe(Math.max(0, balance - takenBack));
        expect(withdrawable(dong(-balance), takenBack)).toBe(0);
      }),
    );
  });

  it('is by event what matured less what was taken back, the first to mature first', () => {
    const lines = [
      ...revenueMaturedPostings({ eventId: 9, publisher: BOOK, subject: 'event 9 1', amount: dong(100) }),
      ...matured('event 7 1', 50),
      ...revenueTakenBackPostings({ eventId: 9, publisher: BOOK, subject: 'event 9 2', amount: dong(30) }),
      ...asked('w1', 60),
    ].filter(({ book }) => book === 'ACCOUNT');
    const events = maturedByEvent(lines);
    expect(events).toEqual([
      { eventId: 9, matured: 70, fee: 0 },
      { eventId: 7, matured: 50, fee: 0 },
    ]);
    expect(paidByEvent(events, takenOf(publisherFigures(lines, BOOK)))).toMatchObject([
      { taken: 60, left: 10 },
      { taken: 0, left: 50 },
    ]);
  });

  it('comes from the events that matured first', () => {
    const events = [
      { eventId: 1, matured: dong(100), fee: dong(5) },
      { eventId: 2, matured: dong(-20), fee: dong(0) },
      { eventId: 3, matured: dong(50), fee: dong(0) },
    ];
    expect(paidByEvent(events, dong(90))).toEqual([
      { eventId: 1, matured: 100, fee: 5, taken: 100, left: 0 },
      { eventId: 2, matured: -20, fee: 0, taken: 0, left: 0 },
      { eventId: 3, matured: 50, fee: 0, taken: 10, left: 40 },
    ]);
  });

  it('is what the events have left', () => {
    const anyMatured = fc.array(fc.tuple(fc.boolean(), anyDong), { maxLength: 6 });
    fc.assert(
      fc.property(anyMatured, anyDong, (amounts, taken) => {
        const events = amounts.map(([owes, amount], at) => ({
          eventId: at,
          matured: dong(owes ? -amount : amount),
          fee: dong(0),
        }));
        const left = sum(paidByEvent(events, taken).map((event) => event.left));
        expect(left).toBe(withdrawable(sum(events.map((event) => event.matured)), taken));
      }),
    );
  });
});
