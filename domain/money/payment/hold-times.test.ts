import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import {
  BANK_TRANSFER_HOLD,
  BANK_TRANSFER_SHOWN,
  CARD_HOLD,
  CARD_SHOWN,
  CART_HOLD,
  CHECKOUT_EXTENSION,
  cartHeldUntil,
  checkoutHeldUntil,
  isDue,
  isExtended,
  MANUAL_HOLD,
} from './hold-times.ts';

describe('how long places are held', () => {
  it('10 minutes in the cart, 15 more at checkout, 45 for a transfer of which 30 are shown [S9-17]', () => {
    const all = [
      CART_HOLD,
      CHECKOUT_EXTENSION,
      BANK_TRANSFER_HOLD,
      BANK_TRANSFER_SHOWN,
      CARD_HOLD,
      CARD_SHOWN,
      MANUAL_HOLD,
    ];
    expect(all.map((ms) => ms / MINUTE)).toEqual([10, 15, 45, 30, 30, 25, 24 * 60]);
  });

  it('a checkout extends once, however often it is begun', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), (age) => {
        const hold = { heldSince: minutes(-age), heldUntil: cartHeldUntil(minutes(-age)) };
        const once = checkoutHeldUntil(hold);
        expect(once - hold.heldUntil).toBe(CHECKOUT_EXTENSION);
        expect([isExtended(hold), isExtended({ ...hold, heldUntil: once })]).toEqual([false, true]);
        expect(checkoutHeldUntil({ ...hold, heldUntil: once })).toBe(once);
      }),
    );
  });

  it('a hold is due from its end on', () => {
    expect([
      isDue({ heldUntil: minutes(1) }, NOW),
      isDue({ heldUntil: NOW }, NOW),
      isDue({ heldUntil: minutes(-1) }, NOW),
    ]).toEqual([false, true, true]);
  });
});
