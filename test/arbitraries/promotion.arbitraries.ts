import fc from 'fast-check';
import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import type { Offer } from '#domain/sale/pricing/combine-offers.ts';
import type { TicketLine } from '#domain/sale/pricing/promote-lines.ts';
import type { Purchase } from '#domain/sale/pricing/quote-purchase.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import type { CardPromotion, PayingCard } from '#domain/sale/promotion/card-promotion.ts';
import type { Discount } from '#domain/sale/promotion/discount.ts';
import type { CodeText, DiscountCode } from '#domain/sale/promotion/discount-code.ts';
import type { PromotionPeriod } from '#domain/sale/promotion/promotion-state.ts';
import { NOW } from '#test/builders/moments.ts';
import { anyDong, anyTicketTypeId } from './money.arbitraries.ts';

export const anyMoment: fc.Arbitrary<Instant> = fc
  .integer({ min: -3, max: 3 })
  .map((count) => later(NOW, count * MINUTE));

const anyPrice: fc.Arbitrary<Dong> = fc
  .oneof(fc.constantFrom(0, 1, 100_000, 200_000), fc.nat({ max: 5_000_000 }))
  .map(dong);

/** Also larger than any price. */
export const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc
    .oneof(fc.constantFrom(1, 50, 100), fc.integer({ min: 1, max: 100 }))
    .map((percentOff): Discount => ({ type: 'PERCENT_OFF', percentOff })),
  fc
    .oneof(fc.constantFrom(1, 50_000, 100_000), fc.integer({ min: 1, max: 6_000_000 }))
    .map((off): Discount => ({ type: 'AMOUNT', amountOff: dong(off) })),
);

/** Around NOW, with open sides, so that all states are common. */
const anyPeriod: fc.Arbitrary<PromotionPeriod> = fc
  .record({
    beginAt: fc.option(anyMoment, { freq: 1 }),
    minutes: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 1 }),
  })
  .map(({ beginAt, minutes }) => ({
    beginAt,
    endAt: minutes === null ? null : later(beginAt ?? NOW, minutes * MINUTE),
  }));

const anyCount = fc
  .record({ quantity: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 2 }), used: fc.integer({ min: 0, max: 12 }) })
  .map(({ quantity, used }) => ({ quantity, used: quantity === null ? used : Math.min(used, quantity) }));

const anyType = fc.oneof(
  fc.constant({ type: 'EARLY_BIRD' } as const),
  fc
    .record({ minTicket: fc.integer({ min: 2, max: 5 }), extra: fc.option(fc.nat({ max: 4 })) })
    .map(
      ({ minTicket, extra }) =>
        ({ type: 'QUANTITY_BASED', minTicket, maxTicket: extra === null ? null : minTicket + extra }) as const,
    ),
  fc
    .record({ beginAt: anyMoment, minutes: fc.integer({ min: 1, max: 4 }) })
    .map(({ beginAt, minutes }) => ({ type: 'SALE_TIME', beginAt, endAt: later(beginAt, minutes * MINUTE) }) as const),
);

export const anyAutomaticPromotion: fc.Arbitrary<AutomaticPromotion> = fc
  .record({
    promotionId: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5', 'p6'),
    ticketTypeId: anyTicketTypeId,
    discount: anyDiscount,
    period: anyPeriod,
    count: anyCount,
    type: anyType,
  })
  .map(({ period, count, type, ...promotion }) => ({
    ...promotion,
    name: promotion.promotionId,
    ...period,
    ...count,
    ...type,
  }));

export const anyCode: fc.Arbitrary<DiscountCode> = fc
  .record({
    code: fc.constantFrom('SALE10', 'FRIENDS', 'A-1').map((text) => text as CodeText),
    discount: anyDiscount,
    ticketTypeIds: fc.uniqueArray(anyTicketTypeId, { minLength: 1 }),
    period: anyPeriod,
    count: anyCount,
  })
  .map(({ period, count, ...code }) => ({ ...code, ...period, ...count }));

const VISA = '411111';
const LOCAL = '970436';

export const anyCardPromotion: fc.Arbitrary<CardPromotion> = fc
  .record({
    promotionId: fc.constantFrom('c1', 'c2', 'c3'),
    discount: anyDiscount,
    maxAmountOff: fc.option(anyDong),
    iins: fc.subarray([VISA, LOCAL, '41111122']),
    issuer: fc.constantFrom('Vietcombank', 'Techcombank'),
    limit: fc.option(fc.integer({ min: 1, max: 3 })),
    period: anyPeriod,
    count: anyCount,
  })
  .map(({ period, count, ...promotion }) => ({ ...promotion, ...period, ...count }));

export const anyCard: fc.Arbitrary<PayingCard> = fc.record({
  firstDigits: fc.constantFrom(`${VISA}11`, `${VISA}22`, `${LOCAL}00`, '52001234'),
  issuer: fc.constantFrom('Vietcombank', ' VIETCOMBANK', 'Techcombank', null),
});

const anyUses = fc.record({ byCard: fc.nat({ max: 3 }), byAccount: fc.nat({ max: 3 }) });

export const anyTicketLine: fc.Arbitrary<TicketLine> = fc
  .record({
    ticketTypeId: anyTicketTypeId,
    quantity: fc.integer({ min: 1, max: 8 }),
    unitPrice: anyPrice,
    markdown: fc.oneof({ weight: 2, arbitrary: fc.constant(dong(0)) }, anyPrice),
    specialOff: fc.oneof({ weight: 3, arbitrary: fc.constant(dong(0)) }, anyPrice),
  })
  .map(({ markdown, ...line }) => ({ ...line, originalUnitPrice: dong(line.unitPrice + markdown) }));

export const anyPurchase: fc.Arbitrary<Purchase<TicketLine>> = fc.record({
  lines: fc.uniqueArray(anyTicketLine, { maxLength: 5, selector: (line) => line.ticketTypeId }),
  donation: fc.oneof(fc.constant(dong(0)), anyPrice),
  card: fc.option(anyCard, { freq: 4 }),
});

/** Unique ids, at most one code. */
export const anyOffers: fc.Arbitrary<Offer[]> = fc
  .record({
    automatic: fc.uniqueArray(anyAutomaticPromotion, { maxLength: 6, selector: (promotion) => promotion.promotionId }),
    code: fc.option(anyCode, { freq: 3 }),
    cards: fc.uniqueArray(fc.record({ promotion: anyCardPromotion, uses: anyUses }), {
      maxLength: 3,
      selector: ({ promotion }) => promotion.promotionId,
    }),
  })
  .map(({ automatic, code, cards }) => [
    ...automatic.map((promotion): Offer => ({ kind: 'AUTOMATIC', promotion })),
    ...(code === null ? [] : [{ kind: 'CODE', code } satisfies Offer]),
    ...cards.map((card): Offer => ({ kind: 'CARD', ...card })),
  ]);
