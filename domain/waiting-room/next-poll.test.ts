import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GONE_AFTER, HEARD_EVERYBODY, nextPollIn } from './next-poll.ts';

describe('when to ask again', () => {
  it('after 5 to 10 s, in whole milliseconds, spread by chance', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const wait = nextPollIn(chance);
        expect(wait).toBe(Math.floor(5_000 + chance * 5_000));
        expect(wait).toBeLessThanOrEqual(10_000);
      }),
    );
  });

  it('everybody has asked within 12 s, and two polls that went missing are no reason to call somebody gone', () => {
    expect(GONE_AFTER).toBe(25_000);
    expect(HEARD_EVERYBODY).toBe(12_000);
  });
});
