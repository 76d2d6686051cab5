import { describe, expect, it } from 'vitest';
import {
  afterBatches,
  aStock,
  awaitedTransfer,
  beginCheckout,
  hold,
  LAN,
  MINH,
  money,
  quotaOf,
  SESSION,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';

const cancel = { kind: 'CANCEL_CHECKOUT', accountId: LAN, checkoutSessionId: 'c1' } as const;
const begun = afterBatches(
  aStock(),
  [NOW, hold('r1', 2)],
  [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }])],
).stock;

describe('giving up', () => {
  it('a checkout session without a payment gives its places back, however often it is asked [S4-40]', () => {
    const { stock, outcome } = afterBatches(begun, [NOW, cancel], [NOW, cancel]);
    expect(outcome).toMatchObject({ ok: true, value: { checkoutSession: { state: 'CANCELLED' } } });
    expect(quotaOf(stock)?.reserved).toBe(0);
  });

  it('one with a created payment is never cancelled [S4-40]', () => {
    expect(afterBatches(awaitedTransfer(), [NOW, cancel]).outcome).toEqual({
      ok: false,
      refusal: { code: 'PAYMENT_STARTED' },
    });
    expect(afterBatches(awaitedTransfer(), [NOW, money('p1', 400_000)], [NOW, cancel]).outcome).toMatchObject({
      refusal: { code: 'CHECKOUT_CLOSED' },
    });
  });

  it('an expired one stays expired, and a stranger’s is not found', () => {
    expect(afterBatches(begun, [minutes(25), cancel]).outcome).toMatchObject({
      ok: true,
      value: { checkoutSession: { state: 'EXPIRED' } },
    });
    expect(afterBatches(begun, [NOW, { ...cancel, accountId: MINH }]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(afterBatches(begun, [NOW, { ...cancel, checkoutSessionId: 'c9' }]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
  });

  it('emptying the cart leaves checkout sessions and other sessions’ lines', () => {
    const more = afterBatches(awaitedTransfer(), [NOW, hold('r2', 1)]).stock;
    expect(
      afterBatches(more, [NOW, { kind: 'RELEASE_CART', accountId: LAN, sectionEventId: 1 }]).outcome,
    ).toMatchObject({ value: { released: [] } });
    for (const sectionEventId of [SESSION, null]) {
      const { stock, outcome } = afterBatches(more, [NOW, { kind: 'RELEASE_CART', accountId: LAN, sectionEventId }]);
      expect(outcome).toMatchObject({ ok: true, value: { released: [{ reservationId: 'r2', state: 'RELEASED' }] } });
      expect(quotaOf(stock)?.reserved).toBe(2);
    }
  });
});
