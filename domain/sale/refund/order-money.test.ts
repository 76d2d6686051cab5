import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import { splitRefund } from '#domain/sale/pricing/ticket-refund.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyOrderMoney, anyRefundCommand } from '#test/arbitraries/refund.arbitraries.ts';
import { anyMoment } from '#test/arbitraries/reward.arbitraries.ts';
import { given } from '#test/builders/given.ts';
import { NOW } from '#test/builders/moments.ts';
import { reachable } from '#test/builders/reachable.ts';
import { MONEY_PARTS, NO_MONEY, totalOf } from './money-parts.ts';
import {
  decideRefund,
  evolveRefund,
  leftOf,
  type OrderMoney,
  type RefundCommand,
  type RefundEvent,
} from './order-money.ts';
import { REFUND_STATUSES, REFUND_TRANSITIONS, refundMayBecome } from './refund.ts';
import type { RefundReason } from './refund-rules.ts';
import { REFUND_WINDOW } from './refund-window.ts';

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
const SALE = { tickets: dong(400_000), donation: dong(50_000) };

describe('giving an order’s money back', () => {
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
    expect(leftOf(done.state)).toEqual({ ...NO_MONEY, surplus: 1_000 });
  });

  it('is sent again when it failed, and is owed all the while', () => {
    const again = order(decided('EVENT_CANCELLED', SALE), { kind: 'SENT', refundId: 'f1' })
      .when(asked(step('FAIL')))
      .thenHappens({ kind: 'FAILED', refundId: 'f1' })
      .when(asked(decide('ORDER_CANCELLED', 'ALL', 'f2')))
      .thenRefused({ code: 'NOTHING_TO_REFUND' })
      .when(asked(step('SEND')))
      .thenHappens({ kind: 'SENT', refundId: 'f1' });
    expect(again.state.refunds[0]).toMatchObject({ status: 'SENT', attempts: 2 });
  });

  it('can be a part, and another part of what is left', () => {
    order()
      .when(asked(decide('ORDER_CANCELLED', { tickets: dong(100_000) })))
      .thenHappens(decided('ORDER_CANCELLED', { tickets: dong(100_000) }))
      .when(asked(decide('ORDER_CANCELLED', { tickets: dong(300_001) }, 'f2')))
      .thenRefused({ code: 'MORE_THAN_LEFT', left: { ...NO_MONEY, tickets: dong(300_000), donation: dong(50_000) } })
      .when(asked(decide('ORDER_CANCELLED', { tickets: dong(300_000) }, 'f2')))
      .thenHappens({ ...decided('ORDER_CANCELLED', { tickets: dong(300_000) }), refundId: 'f2' } as RefundEvent);
  });

  it('a step of one refund leaves the others alone', () => {
    const second: RefundEvent = { ...decided('SURPLUS', { surplus: dong(1_000) }), refundId: 'f2' } as RefundEvent;
    const two = order(decided('ORDER_CANCELLED', SALE), second)
      .when(asked(step('SEND')))
      .thenHappens({ kind: 'SENT', refundId: 'f1' });
    expect(two.state.refunds.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['SENT', 1],
      ['DECIDED', 0],
    ]);
  });

  it('a chargeback is done when it is heard of, also after the window', () => {
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

  it('an order is cancelled only until the window closes', () => {
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

  it('reaches every status and stays nowhere but at its end', () => {
    expect(reachable(REFUND_TRANSITIONS, 'DECIDED')).toEqual(new Set(REFUND_STATUSES));
    expect(REFUND_STATUSES.filter((status) => refundMayBecome(status, status))).toEqual([]);
    expect(reachable(REFUND_TRANSITIONS, 'CONFIRMED').size).toBe(1);
  });

  it('gives back chosen tickets as domain/pricing splits them, one after another, to the last dong', () => {
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
            { left: leftOf(money), tickets: known },
            { ticketIds: [ticketId], donation: at === 0 },
          );
          expect(split).toEqual({ ok: true, value: { tickets: worth, donation: at === 0 ? donation : 0 } });
          if (!split.ok || split.value.tickets + split.value.donation === 0) continue;
          const answer = decideRefund(money, decide('ORDER_CANCELLED', { ...NO_MONEY, ...split.value }, ticketId), NOW);
          expect(answer.ok).toBe(true);
          money = (answer.ok ? answer.value : []).reduce(evolveRefund, money);
        }
        expect(leftOf(money)).toEqual(NO_MONEY);
      }),
      { numRuns: 50 },
    );
  });

  it('never gives back more than was paid, in any part, under any sequence', () => {
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
            const left = leftOf(state);
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
