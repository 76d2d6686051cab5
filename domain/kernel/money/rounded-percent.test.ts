import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { dong } from './dong.ts';
import { roundedPercent } from './rounded-percent.ts';

it('is whole and the nearest, a half rounded up', () => {
  const anySmall = fc.nat({ max: 400 }).map(dong);
  const anyParts = fc.oneof(fc.tuple(anySmall, anySmall), fc.tuple(anyDong, anyDong));
  fc.assert(
    fc.property(anyParts, ([part, rest]) => {
      const whole = dong(part + rest);
      const [twice, over] = [BigInt(part) * 200n + BigInt(whole), BigInt(whole) * 2n];
      expect(roundedPercent(part, whole)).toBe(whole === 0 ? 0 : Number(twice / over));
    }),
  );
});

it.each([
  [23, 40, 58],
  [57, 200, 29],
  [1, 200, 1],
  [1, 201, 0],
  [0, 0, 0],
])('%d of %d is %d%%', (part, whole, percent) => {
  expect(roundedPercent(dong(part), dong(whole))).toBe(percent);
});
