import fc from 'fast-check';
import type { OrderLimitFacts } from '#domain/sale/quantity/order-limit.ts';
import type { QuotaStock } from '#domain/sale/quantity/quota-stock.ts';
import { minutes } from '#test/builders/moments.ts';

const count = fc.oneof(fc.constantFrom(0, 1, 2), fc.nat({ max: 30 }));

const releases = fc.tuple(fc.integer({ min: -5, max: 45 }), fc.nat({ max: 30 })).map(([first, span]) => ({
  first: minutes(first),
  last: minutes(first + span),
}));

/** Never overbooked; often full or unlimited; releases are known where something is held. */
export const anyQuota: fc.Arbitrary<QuotaStock> = fc
  .record({ free: fc.option(count, { freq: 4 }), reserved: count, sold: count, releases: fc.option(releases) })
  .map(({ free, reserved, sold, releases: known }) => ({
    capacity: free === null ? null : free + reserved + sold,
    reserved,
    sold,
    releases: reserved === 0 ? null : known,
  }));

/** A ticket type's quota, often with those of its session and event. */
export const anyQuotas: fc.Arbitrary<readonly QuotaStock[]> = fc.array(anyQuota, { minLength: 1, maxLength: 3 });

export const anyLimits: fc.Arbitrary<Omit<OrderLimitFacts, 'remaining'>> = fc.record({
  purchaseLimit: fc.option(fc.integer({ min: 1, max: 20 })),
  accountLimit: fc.option(fc.integer({ min: 1, max: 20 })),
  alreadyBought: count,
  multipleOf: fc.constantFrom(1, 1, 2, 3, 6),
});
