import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLimits, anyQuota, anyQuotas } from '#test/arbitraries/quota.arbitraries.ts';
import { changeCapacity } from './capacity-change.ts';
import { orderLimit } from './order-limit.ts';
import { freeIn, type ScopedQuota } from './quota-stock.ts';
import { remainingOver, tightestQuota } from './remaining.ts';

const pot = (scope: ScopedQuota['scope'], capacity: number | null, taken = 0): ScopedQuota => ({
  scope,
  capacity,
  reserved: 0,
  sold: taken,
});

describe('what is left over several quotas', () => {
  it.each<[string, ScopedQuota[], number | null, string | null]>([
    ['its own pot, where that is all', [pot('TICKET_TYPE', 10, 4)], 6, 'TICKET_TYPE'],
    ['the session’s pot, where that is tighter', [pot('TICKET_TYPE', 10), pot('SESSION', 20, 17)], 3, 'SESSION'],
    ['its own pot first, of two as tight', [pot('TICKET_TYPE', 3), pot('EVENT', 3)], 3, 'TICKET_TYPE'],
    [
      'the event’s pot, where the others are unlimited',
      [pot('TICKET_TYPE', null), pot('SESSION', null), pot('EVENT', 2)],
      2,
      'EVENT',
    ],
    ['any number, where none limits it', [pot('TICKET_TYPE', null)], null, null],
    ['any number, where there is no quota', [], null, null],
    ['nothing, where more were taken than there now are', [pot('TICKET_TYPE', 2, 5)], 0, 'TICKET_TYPE'],
  ])('is %s', (_what, quotas, left, scope) => {
    expect(remainingOver(quotas)).toBe(left);
    expect(tightestQuota(quotas)?.scope ?? null).toBe(scope);
  });

  it('is what the tightest has, and no quota has less', () => {
    fc.assert(
      fc.property(anyQuotas, (quotas) => {
        const left = remainingOver(quotas);
        const tightest = tightestQuota(quotas);
        expect(left).toBe(tightest === null ? null : freeIn(tightest));
        for (const quota of quotas) expect(freeIn(quota)).toBeGreaterThanOrEqual(left ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe('a capacity that changes', () => {
  it('raised, or a quota less, never lowers what I may take [S9-15]', () => {
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

  it('down to what is sold and held leaves nothing, and every change that is taken leaves at least nothing [S5-11]', () => {
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
