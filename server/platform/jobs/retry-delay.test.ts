import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR, SECOND } from '#domain/kernel/instant.ts';
import { retryDelay } from './retry-delay.ts';

it('starts at seconds and never exceeds six hours plus a quarter', () => {
  expect([retryDelay(1, 0), retryDelay(2, 0), retryDelay(12, 0)]).toEqual([2 * SECOND, 6 * SECOND, 6 * HOUR]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, jitter) => {
      const delay = retryDelay(attempt, jitter);
      expect(delay).toBeGreaterThanOrEqual(retryDelay(Math.max(1, attempt - 1), 0));
      expect(delay).toBeLessThanOrEqual(6 * HOUR * 1.25);
    }),
  );
});
