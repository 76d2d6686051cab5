import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLimits } from '#test/arbitraries/quota.arbitraries.ts';
import { hasSoldOrHeld, NOTHING_TAKEN, type OfferedTicketType, offerAsSet, offerTo } from './offer.ts';

const type: OfferedTicketType = { purchaseLimit: null, accountLimit: null, multipleOf: 1, held: 6, remaining: 3 };

describe('a ticket type’s offer', () => {
  it.each([
    ['a stranger', type, NOTHING_TAKEN, { remaining: 3, limit: 3, alreadyBought: 0, heldByOthers: 6 }],
    [
      'its own cart counts as left',
      type,
      { held: 2, paying: 0, bought: 0 },
      { remaining: 5, limit: 5, alreadyBought: 0, heldByOthers: 4 },
    ],
    [
      'what it pays for counts neither as left nor as others’',
      type,
      { held: 0, paying: 2, bought: 0 },
      { remaining: 3, limit: 3, alreadyBought: 2, heldByOthers: 4 },
    ],
    [
      'what it pays for and has bought counts against its limit',
      { ...type, accountLimit: 4 },
      { held: 0, paying: 1, bought: 1 },
      { remaining: 3, limit: 2, alreadyBought: 2, heldByOthers: 5 },
    ],
    [
      'without a limit there is no number of what is left',
      { ...type, remaining: null },
      { held: 2, paying: 0, bought: 0 },
      { remaining: null, limit: 5, alreadyBought: 0, heldByOthers: 4 },
    ],
    [
      'more taken than there are places is none left',
      { ...type, remaining: -2 },
      NOTHING_TAKEN,
      { remaining: 0, limit: 0, alreadyBought: 0, heldByOthers: 6 },
    ],
    [
      'a count that was read a moment earlier is never negative',
      { ...type, held: 1 },
      { held: 2, paying: 1, bought: 0 },
      { remaining: 5, limit: 5, alreadyBought: 1, heldByOthers: 0 },
    ],
  ])('%s', (_what, some, taken, offer) => {
    expect(offerTo(some, taken)).toEqual(offer);
  });

  it('never exceeds the stock, and falls with the account’s purchases', () => {
    const count = fc.nat({ max: 6 });
    const anyType = fc.record({ remaining: fc.option(count), held: count, limits: anyLimits });
    fc.assert(
      fc.property(anyType, fc.record({ held: count, paying: count, bought: count }), ({ limits, ...rest }, taken) => {
        const some = { ...limits, ...rest };
        const offer = offerTo(some, taken);
        expect(offer.limit).toBeLessThanOrEqual(offer.remaining ?? offer.limit);
        expect(offerTo(some, { ...taken, bought: taken.bought + 1 }).limit).toBeLessThanOrEqual(offer.limit);
      }),
    );
  });

  it('shows organisers the configured limits', () => {
    expect(offerAsSet({ ...type, accountLimit: 1 })).toEqual({
      remaining: 3,
      limit: 5,
      alreadyBought: 0,
      heldByOthers: 6,
    });
    expect(offerAsSet({ ...type, purchaseLimit: 40 }).limit).toBe(40);
    expect(offerAsSet({ ...type, multipleOf: 10 }).limit).toBe(10);
  });
});

describe('any taken', () => {
  const free = { sold: 0, held: 0 };
  const counts = fc.record({ sold: fc.nat({ max: 2 }), held: fc.nat({ max: 2 }) });

  it.each([
    [[], false],
    [[free], false],
    [[{ sold: 0, held: 1 }], true],
    [[{ sold: 1, held: 0 }], true],
    [[free, { sold: 0, held: 2 }], true],
  ])('of %j something is taken: %j', (ones, taken) => {
    expect(hasSoldOrHeld(ones)).toBe(taken);
  });

  it('taken in a part means taken in the whole', () => {
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 4 }), fc.array(counts, { maxLength: 4 }), (some, others) => {
        expect(hasSoldOrHeld([...some, ...others])).toBe(hasSoldOrHeld(some) || hasSoldOrHeld(others));
      }),
    );
  });
});
