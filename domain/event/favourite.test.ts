import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_FEATURES } from './event.ts';
import { hasFavourite, requestedInterest } from './favourite.ts';

describe('the favourite button', () => {
  it('requests the opposite of what is shown', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(1_000), (isInterest, interest) => {
        expect(requestedInterest({ isInterest, interest })).toBe(!isInterest);
      }),
    );
  });

  it('appears on public events only', () => {
    expect(EVENT_FEATURES.filter(hasFavourite)).toEqual(['PUBLIC']);
  });
});
