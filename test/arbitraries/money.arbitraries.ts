import fc from 'fast-check';
import { type Dong, dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import type { PricedLine } from '#domain/sale/pricing/quote.ts';

/** From 0 to more than any cart; small amounts and thresholds are common. */
export const anyDong: fc.Arbitrary<Dong> = fc
  .oneof(fc.constantFrom(0, 1, 24_999, 25_000, 25_001), fc.nat({ max: 1_000_000 }), fc.nat({ max: 2_000_000_000 }))
  .map(dong);

export const anyLargeDong: fc.Arbitrary<Dong> = fc.integer({ min: 0, max: MAX_DONG }).map(dong);

const TICKET_TYPES = ['standard', 'student', 'vip', 'balcony', 'livestream', 'table'] as const;

export const anyTicketTypeId: fc.Arbitrary<string> = fc.constantFrom(...TICKET_TYPES);

/** Price at most the original; sometimes with a special discount, even too large. */
export const anyLine: fc.Arbitrary<PricedLine> = fc
  .record({
    ticketTypeId: anyTicketTypeId,
    quantity: fc.integer({ min: 1, max: 10 }),
    price: anyDong,
    off: anyDong,
    specialOff: fc.oneof({ weight: 3, arbitrary: fc.constant(dong(0)) }, anyDong),
  })
  .map(({ off, ...line }) => ({ ...line, originalPrice: dong(line.price + off) }));

export const anyCart: fc.Arbitrary<PricedLine[]> = fc.array(anyLine, { maxLength: 6 });
