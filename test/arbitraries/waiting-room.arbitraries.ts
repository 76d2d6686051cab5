import fc from 'fast-check';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { type Place, place, type Waiter } from '#domain/waiting-room/place.ts';
import type { WaitingTokenFields } from '#domain/waiting-room/waiting-token.ts';

const SALES_FROM = 1_780_000_000_000;

export const anyWaiter: fc.Arbitrary<Waiter> = fc.record({
  kind: fc.constantFrom('ACCOUNT', 'VISITOR'),
  id: fc.uuid(),
});

/** Around an opening; moments coincide. */
export const anyMoment: fc.Arbitrary<Instant> = fc
  .oneof(fc.nat({ max: 5 }), fc.nat({ max: 10_000_000 }))
  .map((since) => instant(SALES_FROM + since));

export const anyWaitingTokenFields: fc.Arbitrary<WaitingTokenFields> = fc.record({
  kind: fc.constantFrom('PLACE', 'PASS'),
  eventId: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  waiter: anyWaiter,
  issuedAt: fc.integer({ min: 0, max: 2 ** 48 - 1 }).map(instant),
  expiresAt: fc.integer({ min: 0, max: 2 ** 48 - 1 }).map(instant),
});

/** In order, with repeated positions. */
export const anyLine: fc.Arbitrary<readonly Place[]> = fc
  .array(fc.oneof(fc.nat({ max: 12 }), fc.maxSafeNat()), { maxLength: 40 })
  .map((points) => points.toSorted((one, other) => one - other).map(place));

export const anyPoint: fc.Arbitrary<Place> = fc.oneof(fc.nat({ max: 14 }), fc.maxSafeNat()).map(place);
