import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { moneyToPay } from '#domain/sale/reservation/reservation.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { mostFromWallet, walletPart } from './wallet-part.ts';

describe('the part of a price that a wallet pays', () => {
  it.each([
    [40_000, 100_000, 40_000],
    [99_999, 100_000, 99_999],
    [100_000, 100_000, 0],
    [250_000, 100_000, 0],
    [0, 100_000, 0],
    [-5_000, 100_000, 0],
    [1, 1, 0],
    [40_000, 0, 0],
  ])('of a balance of %d for %d is %d', (balance, toPay, part) => {
    expect(walletPart(dong(balance), dong(toPay))).toBe(part);
  });

  it('and the rest are the price, each at least one dong, and the balance covers the part', () => {
    fc.assert(
      fc.property(anyDong, anyDong, fc.nat({ max: 1_000 }), (balance, price, used) => {
        const toPay = moneyToPay({ price: dong(price + used), points: points(used) });
        const wallet = walletPart(balance, toPay);
        const rest = moneyToPay({ price: dong(price + used), points: points(used), wallet });
        expect(wallet + rest + used).toBe(price + used);
        expect(wallet).toBeLessThanOrEqual(balance);
        expect(wallet).toBeLessThanOrEqual(mostFromWallet(toPay));
        if (wallet > 0) expect(rest).toBeGreaterThan(0);
      }),
    );
  });
});
