import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultQuantity, type OrderLimitFacts, orderLimit } from './order-limit.ts';

const facts = (over: Partial<OrderLimitFacts> = {}): OrderLimitFacts => ({
  purchaseLimit: null,
  accountLimit: null,
  alreadyBought: 0,
  remaining: null,
  multipleOf: 1,
  ...over,
});

const count = fc.nat({ max: 30 });
const anyFacts: fc.Arbitrary<OrderLimitFacts> = fc.record({
  purchaseLimit: fc.option(fc.integer({ min: 1, max: 20 })),
  accountLimit: fc.option(fc.integer({ min: 1, max: 20 })),
  alreadyBought: count,
  remaining: fc.option(count),
  multipleOf: fc.integer({ min: 1, max: 6 }),
});

describe('the order limit', () => {
  it('is min(5, remaining) by default [S9-15]', () => {
    fc.assert(
      fc.property(fc.option(count), (remaining) => {
        expect(orderLimit(facts({ remaining })).max).toBe(Math.min(5, remaining ?? 5));
      }),
    );
  });

  it('is a multiple of the set, not negative, within every limit', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const { max, step } = orderLimit(some);
        expect(max % step).toBe(0);
        expect(max).toBeGreaterThanOrEqual(0);
        expect(max).toBeLessThanOrEqual(some.remaining ?? max);
        expect(max).toBeLessThanOrEqual(
          Math.max(0, (some.accountLimit ?? Number.POSITIVE_INFINITY) - some.alreadyBought),
        );
        expect(max).toBeLessThanOrEqual(some.purchaseLimit ?? Math.max(5, some.multipleOf));
      }),
    );
  });

  it('never falls with more stock, a higher limit or fewer purchases', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const { max } = orderLimit(some);
        const roomier: Partial<OrderLimitFacts>[] = [
          { remaining: some.remaining === null ? null : some.remaining + 1 },
          { accountLimit: some.accountLimit === null ? null : some.accountLimit + 1 },
          { purchaseLimit: some.purchaseLimit === null ? null : some.purchaseLimit + 1 },
          { alreadyBought: Math.max(0, some.alreadyBought - 1) },
        ];
        for (const more of roomier) expect(orderLimit({ ...some, ...more }).max).toBeGreaterThanOrEqual(max);
      }),
    );
  });

  it('leaves no room for another set, and names the cause', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const { max, step, because } = orderLimit(some);
        const most = {
          REMAINING: some.remaining ?? Number.POSITIVE_INFINITY,
          ACCOUNT: (some.accountLimit ?? Number.POSITIVE_INFINITY) - some.alreadyBought,
          PURCHASE: some.purchaseLimit ?? Math.max(5, some.multipleOf),
        };
        expect(max + step).toBeGreaterThan(most[because]);
      }),
    );
  });

  it.each([
    [facts({ remaining: 3 }), { max: 3, step: 1, because: 'REMAINING' }],
    [facts({ remaining: 0 }), { max: 0, step: 1, because: 'REMAINING' }],
    [facts({ accountLimit: 4, alreadyBought: 2 }), { max: 2, step: 1, because: 'ACCOUNT' }],
    [facts({ accountLimit: 4, alreadyBought: 9 }), { max: 0, step: 1, because: 'ACCOUNT' }],
    [facts({ purchaseLimit: 8 }), { max: 8, step: 1, because: 'PURCHASE' }],
    [facts({ multipleOf: 2 }), { max: 4, step: 2, because: 'PURCHASE' }],
    [facts({ multipleOf: 10 }), { max: 10, step: 10, because: 'PURCHASE' }],
    [facts({ remaining: 5, purchaseLimit: 5 }), { max: 5, step: 1, because: 'REMAINING' }],
  ])('%j gives %j', (some, limit) => {
    expect(orderLimit(some)).toEqual(limit);
  });
});

describe('the default quantity [S9-16]', () => {
  const five = orderLimit(facts());
  it.each([
    [1, 2, 1],
    [1, null, 1],
    [1, 1, 0],
    [1, 0, 0],
    [2, 9, 0],
    [0, 9, 0],
  ])('with %d ticket types and %s remaining is %d', (types, remaining, quantity) => {
    expect(defaultQuantity(types, remaining, five)).toBe(quantity);
  });

  it('is one set if sold in sets, and 0 if none may be taken', () => {
    expect(defaultQuantity(1, 9, orderLimit(facts({ multipleOf: 2 })))).toBe(2);
    expect(defaultQuantity(1, 9, orderLimit(facts({ accountLimit: 1, alreadyBought: 1 })))).toBe(0);
  });

  it('can always be taken', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat({ max: 3 }), (some, types) => {
        const limit = orderLimit(some);
        expect(defaultQuantity(types, some.remaining, limit)).toBeLessThanOrEqual(limit.max);
      }),
    );
  });
});
