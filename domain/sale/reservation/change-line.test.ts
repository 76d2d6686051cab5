import { describe, expect, it } from 'vitest';
import {
  afterBatches,
  aQuota,
  aStock,
  awaitedTransfer,
  beginCheckout,
  hold,
  LAN,
  MINH,
  quotaOf,
  reservationOf,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';

const held = afterBatches(aStock({ quotas: [aQuota({ capacity: 4 })] }), [NOW, hold('r1', 2)]).stock;
const change = (quantity: number) => ({ kind: 'CHANGE_LINE', accountId: LAN, reservationId: 'r1', quantity }) as const;

describe('changing a cart line', () => {
  it('keeps line and hold', () => {
    const { stock, outcome } = afterBatches(held, [minutes(3), change(4)]);
    expect(outcome).toMatchObject({
      ok: true,
      value: { line: { reservationId: 'r1', quantity: 4, heldUntil: minutes(10) } },
    });
    expect(quotaOf(stock)?.reserved).toBe(4);
  });

  it('to zero releases it', () => {
    const { stock, outcome } = afterBatches(held, [NOW, change(0)]);
    expect(outcome).toEqual({ ok: true, value: { kind: 'LINE_CHANGED', line: null } });
    expect(reservationOf(stock, 'r1')?.state).toBe('RELEASED');
    expect(quotaOf(stock)?.reserved).toBe(0);
  });

  it('respects stock and limits, and keeps the line when refused', () => {
    const refused = afterBatches(held, [NOW, change(5)]);
    expect(refused.outcome).toMatchObject({ refusal: { code: 'SOLD_OUT', remaining: 4 } });
    expect(refused.stock).toEqual(held);
    const roomy = afterBatches(aStock(), [NOW, hold('r1', 2)], [NOW, hold('r2', 2, { mode: 'add' })]).stock;
    expect(afterBatches(roomy, [NOW, change(4)]).outcome).toMatchObject({
      refusal: { code: 'REACH_LIMITED_PURCHASE', max: 5 },
    });
    expect(afterBatches(roomy, [NOW, change(3)]).outcome).toMatchObject({ ok: true });
    expect(afterBatches(held, [NOW, change(-1)]).outcome).toMatchObject({ refusal: { code: 'INVALID_INPUT' } });
  });

  it('takes it out of a checkout without a payment', () => {
    const begun = afterBatches(held, [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }])]).stock;
    const { stock } = afterBatches(begun, [minutes(1), change(1)]);
    expect(stock.checkoutSessions).toMatchObject([{ state: 'CANCELLED' }]);
    expect(reservationOf(stock, 'r1')).toMatchObject({ state: 'HELD', quantity: 1 });
  });

  it('is refused once it is being paid, ended or somebody else’s', () => {
    expect(afterBatches(awaitedTransfer(), [NOW, change(1)]).outcome).toMatchObject({
      refusal: { code: 'PAYMENT_STARTED' },
    });
    expect(afterBatches(held, [minutes(10), change(1)]).outcome).toMatchObject({ refusal: { code: 'HOLD_EXPIRED' } });
    expect(afterBatches(held, [NOW, { ...change(1), accountId: MINH }]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(afterBatches(held, [NOW, { ...change(1), reservationId: 'r9' }]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
  });
});
