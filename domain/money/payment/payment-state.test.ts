import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { amountMissing } from './payment-state.ts';

it('missing and received amounts sum to the price; nothing is missing at zero, full or over', () => {
  fc.assert(
    fc.property(anyDong, anyDong, (price, received) => {
      const missing = amountMissing(price, received);
      if (received > 0 && received < price) expect(received + (missing ?? 0)).toBe(price);
      else expect(missing).toBeNull();
    }),
  );
  expect([0, 1, 99_999, 100_000, 100_001].map((received) => amountMissing(dong(100_000), dong(received)))).toEqual([
    null,
    99_999,
    1,
    null,
    null,
  ]);
});
