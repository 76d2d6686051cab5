import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_FEATURES } from './event.ts';
import { hasFavourite, requestedInterest } from './favourite.ts';

describe('the heart of an event', () => {
  it('asks for the opposite of what is shown', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(1_000), (isInterest, interest) => {
        expect(requestedInterest({ isInterest, interest })).toBe(!isInterest);
      }),
    );
  });

  it('is for public events only', () => {
    expect(EVENT_FEATURES.filter(hasFavourite)).toEqual(['PUBLIC']);
  });
});
