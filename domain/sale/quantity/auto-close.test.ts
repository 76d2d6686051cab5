import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_SALES } from '#domain/event/event.ts';
import { anyQuota } from '#test/arbitraries/quota.arbitraries.ts';
import { planSaleAtCapacity } from './auto-close.ts';

describe('an event set to close at capacity', () => {
  it.each([
    ['closes with the last place sold', { capacity: 10, reserved: 0, sold: 10 }, 'CLOSED'],
    ['stays open while the last place is only held', { capacity: 10, reserved: 1, sold: 9 }, null],
    ['never closes where it is unlimited', { capacity: null, reserved: 0, sold: 1_000 }, null],
  ])('%s', (_what, quota, plan) => {
    expect(planSaleAtCapacity(null, quota, true)).toBe(plan);
    expect(planSaleAtCapacity(null, quota, false)).toBeNull();
  });

  it('stays closed whatever comes back, and a word of the organiser is only ever tightened', () => {
    fc.assert(
      fc.property(anyQuota, anyQuota, fc.constantFrom(...PLAN_SALES), fc.boolean(), (before, after, plan, closes) => {
        const then = planSaleAtCapacity(plan, before, closes);
        expect([plan, 'CLOSED']).toContain(then);
        expect(planSaleAtCapacity('CLOSED', after, closes)).toBe('CLOSED');
        if (!closes) expect(then).toBe(plan);
      }),
    );
  });
});
