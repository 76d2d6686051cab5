import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLimits, anyQuota, anyQuotas } from '#test/arbitraries/quota.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { changeCapacity } from './capacity.ts';
import { orderLimit } from './order-limit.ts';
import { freeIn, type QuotaStock, remainingOver, waitingUntil } from './quota-stock.ts';

describe('quota stock', () => {
  it('free, held and sold sum to the capacity; unlimited is never full', () => {
    fc.assert(
      fc.property(anyQuota, (quota) => {
        expect(freeIn(quota) + quota.reserved + quota.sold).toBe(quota.capacity ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});

const pot = (capacity: number | null, taken = 0): QuotaStock => ({ capacity, reserved: 0, sold: taken });

describe('remaining over several quotas', () => {
  it.each<[string, QuotaStock[], number | null]>([
    ['its own pot, where that is all', [pot(10, 4)], 6],
    ['the session’s pot, where that is tighter', [pot(10), pot(20, 17)], 3],
    ['the event’s pot, where the others are unlimited', [pot(null), pot(null), pot(2)], 2],
    ['any number, where none limits it', [pot(null)], null],
    ['any number, where there is no quota', [], null],
    ['nothing, where more were taken than there now are', [pot(2, 5)], 0],
  ])('is %s', (_what, quotas, left) => {
    expect(remainingOver(quotas)).toBe(left);
  });

  it('is that of the tightest quota', () => {
    fc.assert(
      fc.property(anyQuotas, (quotas) => {
        const left = remainingOver(quotas) ?? Number.POSITIVE_INFINITY;
        expect(quotas.map(freeIn)).toContain(left);
        for (const quota of quotas) expect(freeIn(quota)).toBeGreaterThanOrEqual(left);
      }),
    );
  });
});

describe('changing a capacity', () => {
  it('raising it or dropping a quota never lowers what remains [S9-15]', () => {
    fc.assert(
      fc.property(anyQuotas, anyLimits, fc.nat({ max: 9 }), fc.nat(), (quotas, limits, more, pick) => {
        const mine = (stock: typeof quotas) => orderLimit({ ...limits, remaining: remainingOver(stock) }).max;
        const at = pick % quotas.length;
        const raised = quotas.map((quota, index) =>
          index === at && quota.capacity !== null ? { ...quota, capacity: quota.capacity + more } : quota,
        );
        expect(mine(raised)).toBeGreaterThanOrEqual(mine(quotas));
        expect(mine(quotas.toSpliced(at, 1))).toBeGreaterThanOrEqual(mine(quotas));
      }),
    );
  });

  it('lowering it to sold plus held leaves none, and no accepted change goes negative [S5-11]', () => {
    fc.assert(
      fc.property(anyQuota, fc.nat({ max: 80 }), (quota, capacity) => {
        const taken = { sold: quota.sold, held: quota.reserved, heldUntil: quota.releases?.last ?? null };
        const least = quota.sold + quota.reserved;
        expect(changeCapacity(taken, least).ok).toBe(true);
        expect(freeIn({ ...quota, capacity: least })).toBe(0);
        const changed = changeCapacity(taken, capacity);
        if (changed.ok) expect(freeIn({ ...quota, capacity: changed.value })).toBeGreaterThanOrEqual(0);
        else expect(freeIn({ ...quota, capacity })).toBeLessThan(0);
      }),
    );
  });
});

const full = (reserved: number, first: number, last = first): QuotaStock => ({
  capacity: 10,
  reserved,
  sold: 10 - reserved,
  releases: { first: minutes(first), last: minutes(last) },
});

describe('waiting for held places', () => {
  it.each<[string, QuotaStock[], number, number | null]>([
    ['until the first of the holds ends', [full(3, 4, 20)], 2, 4],
    ['not for a first that is due now: it was bought, or is about to come back', [full(3, 0, 20)], 2, null],
    ['for as many as are held', [full(3, 4)], 3, 4],
    ['not for more than are held', [full(3, 4)], 4, null],
    ['not where nothing is held', [{ capacity: 10, reserved: 0, sold: 10 }], 1, null],
    ['not where nobody knows when holds end', [{ capacity: 10, reserved: 2, sold: 8 }], 1, null],
    ['until each of two full quotas may have places', [full(3, 4), full(3, 9)], 1, 9],
    ['whichever of them is later', [full(3, 9), full(3, 4)], 1, 9],
    ['not where one of two can never have any', [full(0, 4), full(3, 9)], 1, null],
    ['nor the other way round', [full(3, 9), full(0, 4)], 1, null],
    [
      'by the full quota alone',
      [{ capacity: null, reserved: 9, sold: 9, releases: { first: minutes(1), last: minutes(1) } }, full(3, 9)],
      1,
      9,
    ],
    ['of a quota that has enough, not at all', [{ ...full(3, 4), capacity: 12 }], 2, null],
  ])('%s', (_what, quotas, wanted, until) => {
    expect(waitingUntil(quotas, wanted, NOW)).toBe(until === null ? null : minutes(until));
  });

  it('is in the future, possible, and no later for fewer places', () => {
    fc.assert(
      fc.property(anyQuotas, fc.integer({ min: 2, max: 9 }), (quotas, wanted) => {
        const until = waitingUntil(quotas, wanted, NOW);
        const fewer = waitingUntil(quotas, wanted - 1, NOW) ?? NOW;
        const most = Math.min(...quotas.map((quota) => freeIn(quota) + quota.reserved));
        expect(
          until === null ||
            (until > NOW && fewer <= until && most >= wanted && quotas.some((quota) => freeIn(quota) < wanted)),
        ).toBe(true);
      }),
    );
  });
});
