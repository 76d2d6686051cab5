import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { dong, plus, sum } from '#domain/kernel/money/dong.ts';
import { points, worthOf } from '#domain/kernel/money/points.ts';
import { type PaymentState, paymentMayBecome } from '#domain/money/payment/payment-state.ts';
import { type OrderStatus, orderMayBecome } from '#domain/sale/checkout/order-state.ts';
import { splitRefund } from '#domain/sale/pricing/ticket-refund.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyOrderMoney, anyRefundCommand } from '#test/arbitraries/refund.arbitraries.ts';
import { anyMoment, anyPoints } from '#test/arbitraries/reward.arbitraries.ts';
import { given } from '#test/builders/given.ts';
import { NOW } from '#test/builders/moments.ts';
import { reachable } from '#test/builders/reachable.ts';
import { MONEY_PARTS, type MoneyParts, NO_MONEY, totalOf } from './money-parts.ts';
import {
  decideRefund,
  evolveRefund,
  moneyBack,
  type OrderMoney,
  orderAfterRefunds,
  paymentsAfterRefunds,
  type RefundCommand,
  type RefundEvent,
  refundableParts,
  refundMeans,
} from './order-money.ts';
import {
  REFUND_STATUSES,
  REFUND_TRANSITIONS,
  REFUND_WINDOW,
  type RefundReason,
  type RefundStatus,
  refundMayBecome,
} from './refund.ts';

const PAID = { ...NO_MONEY, tickets: dong(400_000), donation: dong(50_000), surplus: dong(1_000) };
const order = given(evolveRefund, { paid: PAID, eventEndsAt: NOW, refunds: [] });
const asked =
  (command: RefundCommand, at = NOW) =>
  (money: OrderMoney) =>
    decideRefund(money, command, at);
const decide = (reason: RefundReason, parts: Partial<typeof PAID> | 'ALL' = 'ALL', refundId = 'f1'): RefundCommand => ({
  kind: 'DECIDE',
  refundId,
  reason,
  parts: parts === 'ALL' ? 'ALL' : { ...NO_MONEY, ...parts },
});
const decided = (reason: RefundReason, parts: Partial<typeof PAID>): RefundEvent => ({
  kind: 'DECIDED',
  refundId: 'f1',
  reason,
  parts: { ...NO_MONEY, ...parts },
});
const step = (kind: 'SEND' | 'CONFIRM' | 'FAIL'): RefundCommand => ({ kind, refundId: 'f1' });

describe('refunding an order', () => {
  const SALE = { tickets: dong(400_000), donation: dong(50_000) };

  it('is decided, sent and confirmed', () => {
    const done = order()
      .when(asked(decide('EVENT_CANCELLED')))
      .thenHappens(decided('EVENT_CANCELLED', SALE))
      .when(asked(step('CONFIRM')))
      .thenRefused({ code: 'WRONG_STATUS', status: 'DECIDED' })
      .when(asked(step('SEND')))
      .thenHappens({ kind: 'SENT', refundId: 'f1' })
      .when(asked(step('CONFIRM')))
      .thenHappens({ kind: 'CONFIRMED', refundId: 'f1' })
      .when(asked(step('SEND')))
      .thenRefused({ code: 'WRONG_STATUS', status: 'CONFIRMED' });
    expect(done.state.refunds).toEqual([
      { refundId: 'f1', reason: 'EVENT_CANCELLED', parts: { ...NO_MONEY, ...SALE }, status: 'CONFIRMED', attempts: 1 },
    ]);
    expect(refundableParts(done.state)).toEqual({ ...NO_MONEY, surplus: 1_000 });
  });

  it('is sent again after failing, and owed meanwhile', () => {
    const again = order(decided('EVENT_CANCELLED', SALE), { kind: 'SENT', refundId: 'f1' })
      .when(asked(step('FAIL')))
      .thenHappens({ kind: 'FAILED', refundId: 'f1' })
      .when(asked(decide('ORDER_CANCELLED', 'ALL', 'f2')))
      .thenRefused({ code: 'NOTHING_TO_REFUND' })
      .when(asked(step('SEND')))
      .thenHappens({ kind: 'SENT', refundId: 'f1' });
    expect(again.state.refunds[0]).toMatchObject({ status: 'SENT', attempts: 2 });
  });

  it('can be partial, repeatedly', () => {
    order()
      .when(asked(decide('ORDER_CANCELLED', { tickets: dong(100_000) })))
      .thenHappens(decided('ORDER_CANCELLED', { tickets: dong(100_000) }))
      .when(asked(decide('ORDER_CANCELLED', { tickets: dong(300_001) }, 'f2')))
      .thenRefused({ code: 'MORE_THAN_LEFT', left: { ...NO_MONEY, tickets: dong(300_000), donation: dong(50_000) } })
      .when(asked(decide('ORDER_CANCELLED', { tickets: dong(300_000) }, 'f2')))
      .thenHappens({ ...decided('ORDER_CANCELLED', { tickets: dong(300_000) }), refundId: 'f2' } as RefundEvent);
  });

  it('a step of one refund does not affect others', () => {
    const second: RefundEvent = { ...decided('SURPLUS', { surplus: dong(1_000) }), refundId: 'f2' } as RefundEvent;
    const two = order(decided('ORDER_CANCELLED', SALE), second)
      .when(asked(step('SEND')))
      .thenHappens({ kind: 'SENT', refundId: 'f1' });
    expect(two.state.refunds.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['SENT', 1],
      ['DECIDED', 0],
    ]);
  });

  it('a chargeback is immediate, even after the window', () => {
    const at = later(NOW, REFUND_WINDOW);
    order()
      .when(asked(decide('CHARGEBACK', { tickets: dong(400_000) }), at))
      .thenHappens(
        decided('CHARGEBACK', { tickets: dong(400_000) }),
        { kind: 'SENT', refundId: 'f1' },
        { kind: 'CONFIRMED', refundId: 'f1' },
      );
  });

  it.each([
    [
      'part of a cancelled event’s',
      decide('EVENT_CANCELLED', { tickets: dong(1) }),
      { code: 'WHOLE_ONLY', left: { ...NO_MONEY, ...SALE } },
    ],
    [
      'less than nothing',
      decide('ORDER_CANCELLED', { tickets: dong(-1), donation: dong(2) }),
      { code: 'MORE_THAN_LEFT', left: { ...NO_MONEY, ...SALE } },
    ],
    ['none', decide('ORDER_CANCELLED', NO_MONEY), { code: 'NOTHING_TO_REFUND' }],
    ['late money that never came', decide('LATE_MONEY'), { code: 'NOTHING_TO_REFUND' }],
    [
      'the surplus as if it were tickets',
      decide('ORDER_CANCELLED', { surplus: dong(1) }),
      { code: 'MORE_THAN_LEFT', left: { ...NO_MONEY, ...SALE } },
    ],
    ['an unknown refund’s', step('SEND'), { code: 'REFUND_UNKNOWN' }],
  ] as const)('is refused for %s', (_what, command, refusal) => {
    order().when(asked(command)).thenRefused(refusal);
  });

  it('cancelling an order is possible until the window closes', () => {
    const end = later(NOW, REFUND_WINDOW);
    order()
      .when(asked(decide('ORDER_CANCELLED'), end))
      .thenRefused({ code: 'WINDOW_OVER', closedAt: end })
      .when(asked(decide('SURPLUS'), end))
      .thenHappens(decided('SURPLUS', { surplus: dong(1_000) }))
      .when(asked(decide('SURPLUS'), end))
      .thenRefused({ code: 'REFUND_KNOWN' });
    order()
      .when(asked(decide('ORDER_CANCELLED'), later(end, -1)))
      .thenHappens(decided('ORDER_CANCELLED', SALE));
  });

  it('reaches every status and ends', () => {
    expect(reachable(REFUND_TRANSITIONS, 'DECIDED')).toEqual(new Set(REFUND_STATUSES));
    expect(REFUND_STATUSES.filter((status) => refundMayBecome(status, status))).toEqual([]);
    expect(reachable(REFUND_TRANSITIONS, 'CONFIRMED').size).toBe(1);
  });

  it('refunds chosen tickets as sale/pricing splits them, to the last dong', () => {
    fc.assert(
      fc.property(fc.array(anyDong, { minLength: 1, maxLength: 6 }), anyDong, (worths, donation) => {
        const tickets = worths.map((worth, at) => ({ ticketId: `t${at}`, worth, refunded: false }));
        let money: OrderMoney = {
          paid: { ...NO_MONEY, tickets: sum(worths), donation },
          eventEndsAt: NOW,
          refunds: [],
        };
        for (const [at, { ticketId, worth }] of tickets.entries()) {
          const known = tickets.map((ticket, before) => ({ ...ticket, refunded: before < at }));
          const split = splitRefund(
            { left: refundableParts(money), tickets: known },
            { ticketIds: [ticketId], donation: at === 0 },
          );
          expect(split).toEqual({ ok: true, value: { tickets: worth, donation: at === 0 ? donation : 0 } });
          if (!split.ok || split.value.tickets + split.value.donation === 0) continue;
          const answer = decideRefund(money, decide('ORDER_CANCELLED', { ...NO_MONEY, ...split.value }, ticketId), NOW);
          expect(answer.ok).toBe(true);
          money = (answer.ok ? answer.value : []).reduce(evolveRefund, money);
        }
        expect(refundableParts(money)).toEqual(NO_MONEY);
      }),
      { numRuns: 50 },
    );
  });

  it('never refunds more than was paid, in any part or sequence', () => {
    fc.assert(
      fc.property(
        anyOrderMoney,
        fc.array(fc.tuple(anyRefundCommand, anyMoment), { maxLength: 25 }),
        (first, commands) => {
          let state = first;
          for (const [command, at] of commands) {
            const before: OrderMoney = state;
            const answer = decideRefund(state, command, at);
            state = (answer.ok ? answer.value : []).reduce(evolveRefund, state);
            const left = refundableParts(state);
            for (const part of MONEY_PARTS) expect(left[part]).toBeGreaterThanOrEqual(0);
            expect(totalOf(left) + state.refunds.reduce((sum, refund) => sum + totalOf(refund.parts), 0)).toBe(
              totalOf(first.paid),
            );
            before.refunds.forEach((refund, at) => {
              const now = state.refunds[at]?.status ?? 'DECIDED';
              expect(now === refund.status || refundMayBecome(refund.status, now)).toBe(true);
            });
          }
        },
      ),
    );
  });
});

const SALE: MoneyParts = { ...NO_MONEY, tickets: dong(400), donation: dong(50) };
const LATE: MoneyParts = { ...NO_MONEY, late: dong(450) };
const SURPLUS: MoneyParts = { ...NO_MONEY, surplus: dong(1) };

type Told = readonly [RefundReason, MoneyParts, RefundStatus];
const moneyOf = (paid: MoneyParts, refunds: readonly Told[]): OrderMoney => ({
  paid,
  eventEndsAt: NOW,
  refunds: refunds.map(([reason, parts, status], at) => ({ refundId: `f${at}`, reason, parts, status, attempts: 1 })),
});

describe('payments after refunds', () => {
  it.each<[string, readonly Told[], PaymentState | null]>([
    ['nothing, while there are none', [], null],
    ['nothing, where a part goes back', [['ORDER_CANCELLED', { ...SALE, donation: dong(0) }, 'CONFIRMED']], null],
    ['to be refunded, once all is to go back', [['EVENT_CANCELLED', SALE, 'DECIDED']], 'REFUND_DUE'],
    ['to be refunded, while it is on its way or failed', [['EVENT_CANCELLED', SALE, 'FAILED']], 'REFUND_DUE'],
    ['refunded, once it is back', [['EVENT_CANCELLED', SALE, 'CONFIRMED']], 'REFUNDED'],
  ])('%s', (_what, refunds, state) => {
    expect(paymentsAfterRefunds(moneyOf(SALE, refunds))).toBe(state);
  });

  it('follow the payment transitions', () => {
    const anyPaid = fc.record({ tickets: anyDong, donation: anyDong, late: fc.constant(dong(0)), surplus: anyDong });
    const firsts = fc.constantFrom<PaymentState>('SUCCEEDED', 'LATE_MONEY');
    fc.assert(
      fc.property(firsts, anyPaid, fc.array(anyRefundCommand, { maxLength: 25 }), (first, paid, commands) => {
        let money: OrderMoney = { paid, eventEndsAt: NOW, refunds: [] };
        let state = first;
        for (const command of commands) {
          const answer = decideRefund(money, command, NOW);
          for (const event of answer.ok ? answer.value : []) {
            money = evolveRefund(money, event);
            const next: PaymentState = paymentsAfterRefunds(money) ?? state;
            expect(next === state || paymentMayBecome(state, next), `${state} to ${next}`).toBe(true);
            state = next;
          }
        }
        expect(state === 'REFUNDED').toBe(paymentsAfterRefunds(money) === 'REFUNDED');
      }),
    );
  });
});

const TWICE = { ...SALE, late: dong(450) };

describe('orders after refunds', () => {
  it.each<[string, MoneyParts, readonly Told[], OrderStatus | null]>([
    ['nothing, while there are none', SALE, [], null],
    ['nothing, where nothing was ever paid', NO_MONEY, [], null],
    ['cancelled, when its refund is decided', SALE, [['ORDER_CANCELLED', SALE, 'DECIDED']], 'CANCELLED'],
    ['cancelled still, while it is sent again', SALE, [['ORDER_CANCELLED', SALE, 'FAILED']], 'CANCELLED'],
    ['refunded, once the money is back', SALE, [['ORDER_CANCELLED', SALE, 'CONFIRMED']], 'REFUNDED'],
    ['cancelled with its event', SALE, [['EVENT_CANCELLED', SALE, 'SENT']], 'CANCELLED'],
    ['refunded, when it was declined', SALE, [['APPROVAL_DECLINED', SALE, 'DECIDED']], 'REFUNDED'],
    ['refunded by a chargeback', SALE, [['CHARGEBACK', SALE, 'CONFIRMED']], 'REFUNDED'],
    ['nothing yet, while its late money is on its way', LATE, [['LATE_MONEY', LATE, 'SENT']], null],
    ['refunded, once its late money is back', LATE, [['LATE_MONEY', LATE, 'CONFIRMED']], 'REFUNDED'],
    [
      'nothing, where its donation stays',
      SALE,
      [['ORDER_CANCELLED', { ...SALE, donation: dong(0) }, 'CONFIRMED']],
      null,
    ],
    [
      'cancelled, while a part of it is not back yet',
      SALE,
      [
        ['CHARGEBACK', { ...SALE, donation: dong(0) }, 'CONFIRMED'],
        ['ORDER_CANCELLED', { ...SALE, tickets: dong(0) }, 'SENT'],
      ],
      'CANCELLED',
    ],
    [
      'cancelled, while money that came twice is with nobody',
      { ...SALE, late: dong(450) },
      [['ORDER_CANCELLED', SALE, 'CONFIRMED']],
      'CANCELLED',
    ],
    [
      'refunded, whatever becomes of a surplus',
      { ...SALE, ...SURPLUS, tickets: dong(450), donation: dong(0) },
      [
        ['ORDER_CANCELLED', { ...NO_MONEY, tickets: dong(450) }, 'CONFIRMED'],
        ['SURPLUS', SURPLUS, 'SENT'],
      ],
      'REFUNDED',
    ],
    [
      'cancelled, also where money that came twice went back before',
      { ...SALE, late: dong(450) },
      [
        ['SECOND_PAYMENT', LATE, 'CONFIRMED'],
        ['ORDER_CANCELLED', SALE, 'DECIDED'],
      ],
      'CANCELLED',
    ],
    ['nothing by a chargeback of money that came twice', TWICE, [['CHARGEBACK', LATE, 'CONFIRMED']], null],
    [
      'cancelled by a chargeback, while money that came twice is there',
      TWICE,
      [['CHARGEBACK', SALE, 'CONFIRMED']],
      'CANCELLED',
    ],
    [
      'nothing yet, while one of two late payments is there after a chargeback',
      { ...NO_MONEY, late: dong(900) },
      [['CHARGEBACK', LATE, 'CONFIRMED']],
      null,
    ],
    ['nothing by a surplus', { ...SALE, surplus: dong(1) }, [['SURPLUS', SURPLUS, 'CONFIRMED']], null],
    ['nothing by a surplus where nothing else was paid', SURPLUS, [['SURPLUS', SURPLUS, 'CONFIRMED']], null],
  ])('%s', (_what, paid, refunds, status) => {
    expect(orderAfterRefunds(moneyOf(paid, refunds))).toBe(status);
  });

  /** The reasons that an order of a status can have. */
  const POSSIBLE = [
    ['SUCCESSFUL', ['EVENT_CANCELLED', 'ORDER_CANCELLED', 'CHARGEBACK', 'SURPLUS', 'SECOND_PAYMENT']],
    ['REQUIRED_APPROVAL', ['APPROVAL_DECLINED', 'SURPLUS', 'SECOND_PAYMENT']],
    ['REQUIRED_APPROVAL', ['EVENT_CANCELLED', 'SURPLUS', 'SECOND_PAYMENT']],
    ['UNSUCCESSFUL', ['LATE_MONEY', 'SURPLUS', 'CHARGEBACK']],
  ] as const satisfies readonly (readonly [OrderStatus, readonly RefundReason[]])[];

  it('follow the order transitions, and are REFUNDED once all is back', () => {
    const anyPaid = fc.record({ tickets: anyDong, donation: anyDong, late: anyDong, surplus: anyDong });
    fc.assert(
      fc.property(
        fc.constantFrom(...POSSIBLE),
        anyPaid,
        fc.array(anyRefundCommand, { maxLength: 25 }),
        ([first, reasons], all, commands) => {
          const paid = first === 'UNSUCCESSFUL' ? { ...NO_MONEY, late: all.late, surplus: all.surplus } : all;
          let money: OrderMoney = { paid, eventEndsAt: NOW, refunds: [] };
          let status: OrderStatus = first;
          for (const command of commands) {
            const possible = command.kind !== 'DECIDE' || (reasons as readonly RefundReason[]).includes(command.reason);
            const answer = possible ? decideRefund(money, command, NOW) : null;
            money = (answer?.ok ? answer.value : []).reduce(evolveRefund, money);
            const next: OrderStatus = orderAfterRefunds(money) ?? status;
            expect(next === status || orderMayBecome(status, next), `${status} to ${next}`).toBe(true);
            status = next;
          }
          const { tickets, donation, late } = refundableParts(money);
          const back =
            money.refunds.length > 0 &&
            tickets + donation + late === 0 &&
            money.refunds.every((refund) => refund.status === 'CONFIRMED');
          if (back && paid.tickets + paid.donation + paid.late > 0) expect(status).toBe('REFUNDED');
        },
      ),
    );
  });
});

describe('refund means', () => {
  const ofTickets = (money: number, count: number) => ({
    tickets: { money: dong(money), points: points(count) },
    donation: dong(0),
    wallet: dong(0),
  });

  it.each([
    [100, 100, 0, 100, 0],
    [100, 0, 100, 0, 100],
    [50, 100, 100, 25, 25],
    [51, 100, 100, 26, 25],
    [0, 0, 0, 0, 0],
  ])(
    '%d for tickets of %d dong and %d points returns %d dong and %d points',
    (tickets, money, count, backMoney, backPoints) => {
      const back = refundMeans({ ...NO_MONEY, tickets: dong(tickets) }, ofTickets(money, count));
      expect(back).toEqual({ money: backMoney, points: backPoints, wallet: 0 });
    },
  );

  it.each([
    [100, 0, 40, 60, 40],
    [50, 0, 40, 30, 20],
    [100, 50, 75, 75, 75],
    [0, 50, 75, 25, 25],
  ])(
    '%d for tickets and %d of a donation, of 100 and 50 dong with %d from the wallet: %d back, %d to the wallet',
    (tickets, donation, wallet, money, toWallet) => {
      const left = { ...ofTickets(100, 0), donation: dong(donation), wallet: dong(wallet) };
      const back = refundMeans({ ...NO_MONEY, tickets: dong(tickets), donation: dong(donation) }, left);
      expect(back).toEqual({ money, points: 0, wallet: toWallet });
    },
  );

  const anyLeft = fc
    .record({ money: anyDong, count: anyPoints, donation: anyDong, share: fc.nat({ max: 100 }) })
    .map(({ money, count, donation, share }) => ({
      tickets: { money, points: count },
      donation,
      wallet: dong(Math.floor(((money + donation) * share) / 100)),
    }));

  it('return each part to where it came from, never more of any, whatever is refunded in which steps [S1-50]', () => {
    fc.assert(
      fc.property(
        anyLeft,
        fc.array(fc.record({ tickets: fc.nat({ max: 100 }), donation: fc.nat({ max: 100 }), late: anyDong }), {
          maxLength: 6,
        }),
        (all, steps) => {
          let left = all;
          const sum = { money: 0, points: 0, wallet: 0 };
          const refund = (parts: MoneyParts): void => {
            const back = refundMeans(parts, left);
            expect(plus(back.money, worthOf(back.points), back.wallet)).toBe(totalOf(parts));
            const own = back.money - parts.late - parts.surplus;
            const ofDonation = parts.donation;
            left = {
              tickets: {
                money: dong(left.tickets.money - (own + back.wallet - ofDonation)),
                points: points(left.tickets.points - back.points),
              },
              donation: dong(left.donation - ofDonation),
              wallet: dong(left.wallet - back.wallet),
            };
            sum.money += own;
            sum.points += back.points;
            sum.wallet += back.wallet;
            const rest = left.tickets.money + left.donation - left.wallet;
            for (const amount of [own, back.points, back.wallet, left.tickets.money, left.donation, left.wallet, rest])
              expect(amount).toBeGreaterThanOrEqual(0);
            expect(left.tickets.points).toBeGreaterThanOrEqual(0);
          };
          for (const step of steps) {
            const worth = left.tickets.money + left.tickets.points;
            refund({
              ...NO_MONEY,
              tickets: dong(Math.floor((worth * step.tickets) / 100)),
              donation: dong(Math.floor((left.donation * step.donation) / 100)),
              late: step.late,
            });
          }
          refund({ ...NO_MONEY, tickets: dong(left.tickets.money + left.tickets.points), donation: left.donation });
          expect(sum).toEqual({
            money: all.tickets.money + all.donation - all.wallet,
            points: all.tickets.points,
            wallet: all.wallet,
          });
        },
      ),
    );
  });

  it('tickets paid with points return no money [S1-50]', () => {
    const parts = { ...NO_MONEY, tickets: dong(100), donation: dong(50) };
    const left = { ...ofTickets(0, 100), donation: dong(50) };
    expect(refundMeans(parts, left)).toEqual({ money: 50, points: 100, wallet: 0 });
    expect(refundMeans({ ...parts, tickets: dong(0) }, left)).toEqual({ money: 50, points: 0, wallet: 0 });
  });

  it('money that bought nothing never goes to the wallet', () => {
    const left = { ...ofTickets(100, 0), wallet: dong(40) };
    expect(refundMeans({ ...NO_MONEY, late: dong(30), surplus: dong(5) }, left)).toEqual({
      money: 35,
      points: 0,
      wallet: 0,
    });
  });
});

it('what a refund returns in points or to the wallet is not returned in money as well', () => {
  const parts = { ...NO_MONEY, tickets: dong(100_000), donation: dong(20_000) };
  expect(moneyBack({ parts, points: points(0), wallet: dong(0) })).toBe(120_000);
  expect(moneyBack({ parts, points: points(30_000), wallet: dong(0) })).toBe(120_000 - worthOf(points(30_000)));
  expect(moneyBack({ parts, points: points(30_000), wallet: dong(50_000) })).toBe(40_000);
});
