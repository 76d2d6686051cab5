import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backToSelection } from './back-to-selection.ts';

describe('a refusal while buying', () => {
  it.each([
    [
      'too few left lowers the choice to them',
      { code: 'SOLD_OUT', ticketId: 't1', remaining: 3 },
      1,
      { lowerTo: 3, placesLost: false },
    ],
    ['without a number left, to none', { code: 'SOLD_OUT' }, 1, { lowerTo: 0, placesLost: false }],
    ['without a limit said, to none', { code: 'REACH_LIMITED_PURCHASE' }, 1, { lowerTo: 0, placesLost: false }],
    ['in whole sets', { code: 'SOLD_OUT', ticketId: 't1', remaining: 3 }, 2, { lowerTo: 2, placesLost: false }],
    [
      'a limit lowers it to the limit',
      { code: 'REACH_LIMITED_PURCHASE', max: 4, because: 'ACCOUNT' },
      1,
      { lowerTo: 4, placesLost: false },
    ],
    [
      'what is not on sale is not chosen',
      { code: 'NOT_ON_SALE', because: 'ENDED' },
      1,
      { lowerTo: 0, placesLost: false },
    ],
    [
      'an expired hold keeps the choice and loses the places',
      { code: 'HOLD_EXPIRED' },
      1,
      { lowerTo: null, placesLost: true },
    ],
    ['so does a cart that is empty', { code: 'SHOPPING_ITEMS_EMPTY' }, 1, { lowerTo: null, placesLost: true }],
    ['any other leaves the buyer where it was made', { code: 'POLICY_NOT_AGREED' }, 1, null],
  ] as const)('%s', (_what, refusal, step, setback) => {
    expect(backToSelection(refusal, step)).toEqual(setback);
  });

  it('offers whole sets of what is left', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50 }), fc.integer({ min: 1, max: 10 }), (remaining, step) => {
        const lowerTo = backToSelection({ code: 'SOLD_OUT', remaining }, step)?.lowerTo ?? Number.NaN;
        expect(lowerTo % step).toBe(0);
        expect(remaining - lowerTo).toBeGreaterThanOrEqual(0);
        expect(remaining - lowerTo).toBeLessThan(step);
      }),
    );
  });
});
