import { describe, expect, it } from 'vitest';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { afterBatches, aStock, aTicketType, beginCheckout, hold, LAN, MINH, quotaOf } from '#test/builders/a-stock.ts';
import { NOW } from '#test/builders/moments.ts';

const back = { kind: 'GIVE_BACK', accountId: LAN, checkoutSessionId: 'c1' } as const;
const free = aStock({ ticketTypes: [aTicketType({ price: ZERO, originalPrice: ZERO })] });
const begin = [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }])] as const;

describe('giving back', () => {
  it('what cost nothing frees its places, once however often it is asked', () => {
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

  it('is not for what has a price, is not finished, or is a stranger’s', () => {
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
