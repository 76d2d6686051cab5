import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dong, minus, sum } from '#domain/kernel/money/dong.ts';
import { discountParts } from './discount-parts.ts';

const order = { discount: dong(56_000), lines: [{ promo: dong(10_000) }, { promo: dong(6_000) }, {}] };

it('what a code took off an order is of no payment; without a code it is its card’s', () => {
  expect(discountParts(order, true)).toEqual({ special: 40_000, payment: 0 });
  expect(discountParts(order, false)).toEqual({ special: 40_000, payment: 16_000 });
});

it('the parts and what a code took off sum to the discount', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 1_000_000 })),
      fc.nat({ max: 1_000_000 }),
      fc.boolean(),
      (promos, more, hasCode) => {
        const lines = promos.map((promo) => ({ promo: dong(promo) }));
        const ofLines = sum(lines.map(({ promo }) => promo));
        const discount = sum([ofLines, dong(more)]);
        const { special, payment } = discountParts({ discount, lines }, hasCode);
        expect(sum([special, payment])).toBe(hasCode ? minus(discount, ofLines) : discount);
      },
    ),
  );
});
