import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_FEATURES } from './event.ts';
import { type Favourite, hasFavourite, requestedInterest, toggledFavourite } from './favourite.ts';

const anyFavourite: fc.Arbitrary<Favourite> = fc
  .record({ isInterest: fc.boolean(), others: fc.nat(1_000) })
  .map(({ isInterest, others }) => ({ isInterest, interest: others + (isInterest ? 1 : 0) }));

describe('the heart of an event', () => {
  it('turns over when the server took it, and stays when it did not [S4-52]', () => {
    fc.assert(
      fc.property(anyFavourite, (shown) => {
        expect(toggledFavourite(shown, true).isInterest).toBe(!shown.isInterest);
        expect(toggledFavourite(shown, true).isInterest).toBe(requestedInterest(shown));
        expect(toggledFavourite(shown, false)).toEqual(shown);
      }),
    );
  });

  it('counts the viewer in and out again', () => {
    expect(toggledFavourite({ isInterest: false, interest: 7 }, true)).toEqual({ isInterest: true, interest: 8 });
    fc.assert(
      fc.property(anyFavourite, (shown) => {
        expect(toggledFavourite(toggledFavourite(shown, true), true)).toEqual(shown);
      }),
    );
  });

  it('never counts below nobody, however stale the count was', () => {
    expect(toggledFavourite({ isInterest: true, interest: 0 }, true)).toEqual({ isInterest: false, interest: 0 });
  });

  it('is for public events only', () => {
    expect(EVENT_FEATURES.filter(hasFavourite)).toEqual(['PUBLIC']);
  });
});
