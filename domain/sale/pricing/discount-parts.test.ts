import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dong, minus, percentOf, sum } from '#domain/kernel/money/dong.ts';
import { discountParts } from './discount-parts.ts';

const order = { discount: dong(56_000), lines: [{ promo: dong(10_000) }, { promo: dong(6_000) }, {}] };

it('what a code took off an order is of no payment; what its card took off is', () => {
  expect(discountParts(order, dong(0))).toEqual({ special: 40_000, payment: 0 });
  expect(discountParts(order, dong(6_000))).toEqual({ special: 40_000, payment: 6_000 });
  expect(discountParts(order, dong(16_000))).toEqual({ special: 40_000, payment: 16_000 });
});

it('the parts and what a code took off sum to the discount', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 1_000_000 })),
      fc.nat({ max: 1_000_000 }),
      fc.nat({ max: 100 }),
      (promos, more, percentByCard) => {
        const lines = promos.map((promo) => ({ promo: dong(promo) }));
        const ofLines = sum(lines.map(({ promo }) => promo));
        const discount = sum([ofLines, dong(more)]);
        const byCard = percentOf(ofLines, percentByCard);
        const { special, payment } = discountParts({ discount, lines }, byCard);
        expect(sum([special, payment, minus(ofLines, byCard)])).toBe(discount);
      },
    ),
  );
});
