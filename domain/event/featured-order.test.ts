import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { byFeaturedPlace, featuredOrder, movedInOrder } from './featured-order.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 });
const step = fc.constantFrom<-1 | 1>(-1, 1);

describe('featured events', () => {
  it('come by their place, and those without one behind, by start', () => {
    const at = (eventId: number, featuredPlace: number | null, beginAt: number) => ({
      eventId,
      featuredPlace,
      beginAt: instant(beginAt),
    });
    const events = [at(1, null, 5), at(2, null, 4), at(3, 2, 1), at(4, 1, 9), at(5, null, 4), at(7, 2, 8)];
    expect(events.toSorted(byFeaturedPlace).map(({ eventId }) => eventId)).toEqual([4, 3, 7, 2, 5, 1]);
    expect(
      events
        .toReversed()
        .toSorted(byFeaturedPlace)
        .map(({ eventId }) => eventId),
    ).toEqual([4, 3, 7, 2, 5, 1]);
  });

  it('are put in the wished order, each once, none lost and none added', () => {
    expect(featuredOrder([3, 9, 1, 3], [1, 2, 3])).toEqual([3, 1, 2]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 })), ids, (wished, featured) => {
        const order = featuredOrder(wished, featured);
        expect(order.toSorted()).toEqual(featured.toSorted());
        const named = order.filter((id) => wished.includes(id));
        expect(order.slice(0, named.length)).toEqual(named);
      }),
    );
  });

  it('are moved by one place, and back', () => {
    expect(movedInOrder([1, 2, 3], 3, -1)).toEqual([1, 3, 2]);
    expect(movedInOrder([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
    expect(movedInOrder([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
    expect(movedInOrder([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
    fc.assert(
      fc.property(ids, step, fc.nat(), (order, by, pick) => {
        const id = order[pick % Math.max(order.length, 1)] ?? 0;
        const moved = movedInOrder(order, id, by);
        const back = movedInOrder(moved, id, by === 1 ? -1 : 1);
        expect(moved.toSorted()).toEqual(order.toSorted());
        if (moved !== order) expect(back).toEqual(order);
      }),
    );
  });
});
