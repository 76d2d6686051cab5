import { describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from '#test/arbitraries/refusal.arbitraries.ts';
import { isToldAsInvalidSeats } from './cart-add-failure.ts';

describe('a failure to add to the cart', () => {
  it('keeps its own sentence where the buyer can act on it, and is told as invalid seats elsewhere', () => {
    const ownSentence = REFUSAL_CODES.filter((code) => !isToldAsInvalidSeats({ code }));
    expect(ownSentence.toSorted()).toEqual([
      'BUSY',
      'HOLD_EXPIRED',
      'INVALID_SEAT',
      'NOT_A_MULTIPLE',
      'NOT_ON_SALE',
      'PAYMENT_STARTED',
      'RATE_LIMITED',
      'REACH_LIMITED_PURCHASE',
      'SEATS_REFUSED',
      'SESSION_ENDED',
      'SOLD_OUT',
      'UNAUTHORIZED',
      'WAITING_ROOM',
    ]);
  });

  it('is told as invalid seats when this version does not know it', () => {
    expect(isToldAsInvalidSeats({ code: 'A_CODE_OF_TOMORROW' })).toBe(true);
  });
});
