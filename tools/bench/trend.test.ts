import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFlat, trendOf } from './trend.ts';

const NOISE = 2;
const points = fc.array(fc.double({ min: -NOISE, max: NOISE, noNaN: true }), { minLength: 30, maxLength: 60 });

it('finds a rise under noise', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 20, max: 500 }), (noise, rise) => {
      const trend = trendOf(
        noise.map((off, index) => ({ at: index * 10, value: 100 + off + (rise * index) / (noise.length - 1) })),
      );
      // Noise of this size can turn the line by no more than three times itself.
      expect(Math.abs(trend.growth - rise)).toBeLessThanOrEqual(3 * NOISE);
      expect(isFlat(trend, 0.03)).toBe(false);
    }),
  );
});

it('calls flat what goes up and down and ends where it began', () => {
  const wave = Array.from({ length: 40 }, (_, index) => ({ at: index, value: 100 + (index % 2 === 0 ? 5 : -5) }));
  expect(isFlat(trendOf(wave), 0)).toBe(true);
  expect(isFlat(trendOf(wave.map(({ at, value }) => ({ at, value: value + at }))), 0.03)).toBe(false);
});
