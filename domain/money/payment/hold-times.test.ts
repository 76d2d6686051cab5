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

describe('hold times', () => {
  it('are 10 minutes in the cart, 15 more at checkout, and 45 for a transfer, 30 of them shown [S9-17]', () => {
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

  it('extends a checkout once only', () => {
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

  it('a hold is due from its end', () => {
    expect([
      isDue({ heldUntil: minutes(1) }, NOW),
      isDue({ heldUntil: NOW }, NOW),
      isDue({ heldUntil: minutes(-1) }, NOW),
    ]).toEqual([false, true, true]);
  });
});
