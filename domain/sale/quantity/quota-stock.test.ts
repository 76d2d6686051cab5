import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyQuota } from '#test/arbitraries/quota.arbitraries.ts';
import { freeIn } from './quota-stock.ts';

it('what is free, held and sold is the capacity; an unlimited quota is never full', () => {
  fc.assert(
    fc.property(anyQuota, (quota) => {
      expect(freeIn(quota) + quota.reserved + quota.sold).toBe(quota.capacity ?? Number.POSITIVE_INFINITY);
    }),
  );
});
