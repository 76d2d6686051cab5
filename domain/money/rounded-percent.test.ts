import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { dong } from './dong.ts';
import { roundedPercent } from './rounded-percent.ts';

it('is whole and within half a percent; of nothing it is 0', () => {
  fc.assert(
    fc.property(anyDong, anyDong, (part, rest) => {
      const whole = dong(part + rest);
      const percent = roundedPercent(part, whole);
      expect(Number.isInteger(percent)).toBe(true);
      expect(Math.abs(percent - (whole === 0 ? 0 : (part * 100) / whole))).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});
