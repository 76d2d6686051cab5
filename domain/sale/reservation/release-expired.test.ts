import { describe, expect, it } from 'vitest';
import {
  afterBatches,
  aStock,
  awaitedTransfer,
  beginCheckout,
  checkoutOf,
  hold,
  money,
  paymentOf,
  quotaOf,
  reservationOf,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';

const wake = { kind: 'RELEASE_EXPIRED' } as const;

describe('expired holds', () => {
  it('release a cart at exactly ten minutes', () => {
    const held = afterBatches(aStock(), [NOW, hold('r1', 2)]).stock;
    expect(afterBatches(held, [minutes(10 - 1 / 60_000), wake]).stock).toEqual(held);
    const { stock, outcome } = afterBatches(held, [minutes(10), wake]);
    expect(outcome).toEqual({ ok: true, value: { kind: 'EXPIRED_RELEASED' } });
    expect(quotaOf(stock)?.reserved).toBe(0);
  });

  it('expire the checkout and its payment', () => {
    const { stock, expired } = afterBatches(awaitedTransfer(), [minutes(45), wake]);
    expect(expired).toMatchObject({
      reservations: [{ reservationId: 'r1' }],
      checkoutSessions: [{ state: 'EXPIRED' }],
      payments: [{ state: 'EXPIRED' }],
    });
    expect(reservationOf(stock, 'r1')).toMatchObject({ state: 'RELEASED', checkoutSessionId: 'c1' });
    expect(checkoutOf(stock, 'c1')?.state).toBe('EXPIRED');
  });

  it('keep part payments for the buyer to choose', () => {
    const { stock } = afterBatches(awaitedTransfer(), [NOW, money('p1', 1_000)], [minutes(45), wake]);
    expect(paymentOf(stock, 'p1')).toMatchObject({ state: 'LATE_MONEY', received: 1_000 });
  });

  it('sold places never expire', () => {
    const sold = afterBatches(awaitedTransfer(), [NOW, money('p1', 400_000)]).stock;
    expect(afterBatches(sold, [minutes(9_999), wake]).stock).toEqual(sold);
  });

  it('a line without its checkout is released too', () => {
    const begun = afterBatches(
      aStock(),
      [NOW, hold('r1', 2)],
      [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }])],
    ).stock;
    const { stock, expired } = afterBatches({ ...begun, checkoutSessions: [] }, [minutes(25), wake]);
    expect(quotaOf(stock)?.reserved).toBe(0);
    expect(expired?.checkoutSessions).toEqual([]);
  });
});
