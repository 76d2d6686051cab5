import { describe, expect, it } from 'vitest';
import { ZERO } from '#domain/kernel/money/dong.ts';
import {
  afterBatches,
  aStock,
  aTicketType,
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

describe('cancelling', () => {
  it('an unpaid checkout releases its places, repeatedly without effect [S4-40]', () => {
    const { stock, outcome } = afterBatches(begun, [NOW, cancel], [NOW, cancel]);
    expect(outcome).toMatchObject({ ok: true, value: { checkoutSession: { state: 'CANCELLED' } } });
    expect(quotaOf(stock)?.reserved).toBe(0);
  });

  it('a checkout with a payment is never cancelled [S4-40]', () => {
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

  it('emptying a cart leaves checkouts and other sessions alone', () => {
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

const back = { kind: 'GIVE_BACK', accountId: LAN, checkoutSessionId: 'c1' } as const;
const free = aStock({ ticketTypes: [aTicketType({ price: ZERO, originalPrice: ZERO })] });
const begin = [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }])] as const;

describe('releasing a free order', () => {
  it('frees its places once', () => {
    const sold = afterBatches(free, [NOW, hold('r1', 2)], begin).stock;
    expect(quotaOf(sold)?.sold).toBe(2);
    const once = afterBatches(sold, [NOW, back]);
    expect(once.outcome).toMatchObject({
      ok: true,
      value: { released: [{ reservationId: 'r1', state: 'RELEASED', quantity: 2 }] },
    });
    expect([quotaOf(once.stock)?.sold, quotaOf(once.stock)?.reserved]).toEqual([0, 0]);
    const twice = afterBatches(once.stock, [NOW, back]);
    expect(twice.outcome).toMatchObject({ ok: true, value: { released: [] } });
    expect(quotaOf(twice.stock)?.sold).toBe(0);
  });

  it('is refused with a price, unfinished, or for strangers', () => {
    const paying = afterBatches(aStock(), [NOW, hold('r1', 2)], begin).stock;
    expect(afterBatches(paying, [NOW, back]).outcome).toEqual({
      ok: false,
      refusal: { code: 'CHECKOUT_CLOSED', state: 'OPEN' },
    });
    const sold = afterBatches(free, [NOW, hold('r1', 2)], begin).stock;
    expect(afterBatches(sold, [NOW, { ...back, accountId: MINH }]).outcome).toEqual({
      ok: false,
      refusal: { code: 'NOT_FOUND' },
    });
    expect(afterBatches(sold, [NOW, { ...back, checkoutSessionId: 'c9' }]).outcome).toEqual({
      ok: false,
      refusal: { code: 'NOT_FOUND' },
    });
  });
});
