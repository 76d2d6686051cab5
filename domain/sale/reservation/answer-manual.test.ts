import { describe, expect, it } from 'vitest';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import {
  afterBatches,
  aStock,
  beginCheckout,
  beginPayment,
  checkoutOf,
  hold,
  LAN,
  MINH,
  reservationOf,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import type { EventStock } from './reservation.ts';
import type { AnswerManual } from './stock-command.ts';

const answer = (given: AnswerManual['answer']): AnswerManual => ({
  kind: 'ANSWER_MANUAL',
  accountId: LAN,
  checkoutSessionId: 'c1',
  answer: given,
});
const begin = (waits: number) => beginPayment('p1', 'c1', { provider: 'MANUAL', waits });
const open = afterBatches(
  aStock(),
  [NOW, hold('r1', 2)],
  [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }])],
).stock;
const waiting = afterBatches(open, [NOW, begin(5 * HOUR)]).stock;
const soldOf = (stock: EventStock) => stock.quotas.map(({ reserved, sold }) => [reserved, sold]);

describe('a manual payment', () => {
  it('holds its places as long as the organiser said, but not beyond the session', () => {
    expect(waiting.payments[0]).toMatchObject({ payBefore: later(NOW, 5 * HOUR), heldUntil: later(NOW, 5 * HOUR) });
    expect(reservationOf(waiting, 'r1')?.heldUntil).toBe(later(NOW, 5 * HOUR));
    const week = afterBatches(open, [NOW, begin(7 * DAY)]).stock;
    expect(week.payments[0]?.payBefore).toBe(later(NOW, 2 * DAY));
  });

  it('confirmed, sells its places for the whole amount, once', () => {
    const { stock, outcome } = afterBatches(waiting, [minutes(30), answer('CONFIRM')]);
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        kind: 'MANUAL_CONFIRMED',
        settled: { kind: 'SOLD', late: false, surplus: 0, orderStatus: 'SUCCESSFUL' },
      },
    });
    expect(soldOf(stock)).toEqual([[0, 2]]);
    const again = afterBatches(stock, [minutes(31), answer('CONFIRM')]);
    expect(again.outcome).toMatchObject({ ok: true, value: { kind: 'MANUAL_REPEATED' } });
    expect(again.stock).toEqual(stock);
    expect(afterBatches(stock, [minutes(32), answer('REFUSE')]).outcome).toEqual({
      ok: false,
      refusal: { code: 'MANUAL_PAYMENT_OVER' },
    });
  });

  it('refused, releases its places and ends its checkout', () => {
    const { stock } = afterBatches(waiting, [minutes(30), answer('REFUSE')]);
    expect([soldOf(stock), checkoutOf(stock, 'c1')?.state, stock.payments[0]?.state]).toEqual([
      [[0, 0]],
      'CANCELLED',
      'FAILED',
    ]);
    expect(afterBatches(stock, [minutes(31), answer('CONFIRM')]).outcome).toMatchObject({ ok: false });
  });

  it('is not confirmed after its deadline, nor for an event that was cancelled', () => {
    const late = afterBatches(waiting, [later(NOW, 5 * HOUR), answer('CONFIRM')]);
    expect(late.outcome).toEqual({ ok: false, refusal: { code: 'MANUAL_PAYMENT_OVER' } });
    expect(soldOf(late.stock)).toEqual([[0, 0]]);
    const cancelled = { ...waiting, event: { ...waiting.event, status: 'CANCELLED' as const } };
    const told = afterBatches(cancelled, [minutes(30), answer('CONFIRM')]);
    expect(told.outcome).toEqual({ ok: false, refusal: { code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' } });
    expect(told.stock).toEqual(cancelled);
  });

  it('is not answered for a checkout that another payment has bought, nor by or for anybody else', () => {
    const bought: EventStock = {
      ...waiting,
      checkoutSessions: waiting.checkoutSessions.map((session) => ({ ...session, state: 'COMPLETED' })),
    };
    const told = afterBatches(bought, [minutes(30), answer('CONFIRM')]);
    expect(told.outcome).toEqual({ ok: false, refusal: { code: 'MANUAL_PAYMENT_OVER' } });
    expect(told.stock).toEqual(bought);
    const NOT_FOUND = { ok: false, refusal: { code: 'NOT_FOUND' } };
    expect(afterBatches(waiting, [minutes(30), { ...answer('CONFIRM'), accountId: MINH }]).outcome).toEqual(NOT_FOUND);
    expect(afterBatches(open, [minutes(30), answer('CONFIRM')]).outcome).toEqual(NOT_FOUND);
  });

  it('without places left to sell is not confirmed', () => {
    const emptied: EventStock = { ...waiting, reservations: [] };
    expect(afterBatches(emptied, [minutes(30), answer('CONFIRM')]).outcome).toEqual({
      ok: false,
      refusal: { code: 'MANUAL_PAYMENT_OVER' },
    });
  });
});
