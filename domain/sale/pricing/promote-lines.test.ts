import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyAutomaticPromotion, anyTicketLine } from '#test/arbitraries/promotion.arbitraries.ts';
import { amount, percent, ticketLine } from '#test/builders/a-promotion.ts';
import { promoteLines, type ReachingPromotion } from './promote-lines.ts';

const anyReaching: fc.Arbitrary<ReachingPromotion[]> = fc.uniqueArray(
  fc
    .tuple(anyAutomaticPromotion, fc.integer({ min: 1, max: 8 }))
    .map(([{ promotionId, ticketTypeId, discount }, reach]) => ({ promotionId, ticketTypeId, discount, reach })),
  { maxLength: 6, selector: (promotion) => promotion.promotionId },
);
const anyLines = fc.uniqueArray(anyTicketLine, { maxLength: 4, selector: (line) => line.ticketTypeId });

const reaching = (
  promotionId: string,
  reach: number,
  discount = percent(50),
  ticketTypeId = 'standard',
): ReachingPromotion => ({
  promotionId,
  ticketTypeId,
  discount,
  reach,
});

const totalOff = (lines: readonly { readonly originalPrice: number; readonly price: number }[]): number =>
  lines.reduce((off, line) => off + line.originalPrice - line.price, 0);

describe('automatic promotions on a cart', () => {
  it('reach no more tickets than available, and none twice [S3-51]', () => {
    fc.assert(
      fc.property(anyLines, anyReaching, (lines, promotions) => {
        const promoted = promoteLines(lines, promotions);
        for (const { promotionId, ticketTypeId, reach } of promotions) {
          const own = promoted.flatMap((line) =>
            (line.promoted ?? []).filter((each) => each.promotionId === promotionId).map((each) => ({ line, each })),
          );
          expect(own.reduce((count, { each }) => count + each.tickets, 0)).toBeLessThanOrEqual(reach);
          for (const { line } of own) expect(line.ticketTypeId).toBe(ticketTypeId);
        }
        for (const line of promoted) {
          const tickets = (line.promoted ?? []).map((each) => each.tickets);
          expect(tickets.reduce((count, each) => count + each, 0)).toBeLessThanOrEqual(line.quantity);
          expect(Math.min(1, ...tickets)).toBe(1);
        }
      }),
    );
  });

  it('lower a line’s price by each ticket’s discount, never below zero', () => {
    fc.assert(
      fc.property(anyLines, anyReaching, (lines, promotions) => {
        for (const line of promoteLines(lines, promotions)) {
          const off = (line.promoted ?? []).reduce((all, { tickets, offEach }) => all + tickets * offEach, 0);
          expect(line.price).toBe(line.quantity * line.unitPrice - off);
          expect(line.originalPrice).toBe(line.quantity * line.originalUnitPrice);
          expect(line.price).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('take off the most of any assignment', () => {
    const small = fc.array(
      fc.record({ price: fc.integer({ min: 1, max: 9 }), reach: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 5 }), (offers, quantity) => {
        const promotions = offers.map(({ price, reach }, at) => reaching(`p${at}`, reach, amount(price)));
        const offs = offers
          .flatMap(({ price, reach }) => Array.from({ length: reach }, () => price))
          .toSorted((a, b) => b - a);
        const best = offs.slice(0, quantity).reduce((all, off) => all + off, 0);
        expect(totalOff(promoteLines([ticketLine(quantity)], promotions))).toBe(best);
      }),
    );
  });

  it('further, larger or wider promotions never raise the price', () => {
    fc.assert(
      fc.property(anyLines, anyReaching, fc.nat({ max: 5 }), (lines, promotions, pick) => {
        const off = (over: readonly ReachingPromotion[]) => totalOff(promoteLines(lines, over));
        const changed = promotions[pick % promotions.length] ?? reaching('p7', 1);
        const others = promotions.filter((promotion) => promotion !== changed);
        const { discount } = changed;
        const more =
          discount.type === 'AMOUNT' ? amount(discount.amountOff + 1) : percent(Math.min(100, discount.percentOff + 1));
        expect(off(promotions)).toBeGreaterThanOrEqual(off(others));
        expect(off([...others, { ...changed, reach: changed.reach + 1 }])).toBeGreaterThanOrEqual(off(promotions));
        expect(off([...others, { ...changed, discount: more }])).toBeGreaterThanOrEqual(off(promotions));
      }),
    );
  });

  it('give the same result in any order', () => {
    fc.assert(
      fc.property(anyLines, anyReaching, (lines, promotions) => {
        expect(promoteLines(lines, promotions.toReversed())).toEqual(promoteLines(lines, promotions));
      }),
    );
  });

  it('the first tickets get the best one, the next the second best, the rest the full price [S3-51]', () => {
    const promotions = [
      reaching('small', 2, percent(10)),
      reaching('big', 1, amount(40_000)),
      reaching('other', 9, percent(100), 'vip'),
    ];
    expect(promoteLines([ticketLine(4)], promotions)).toEqual([
      {
        ...ticketLine(4),
        originalPrice: 400_000,
        price: 340_000,
        promoted: [
          { promotionId: 'big', tickets: 1, offEach: 40_000 },
          { promotionId: 'small', tickets: 2, offEach: 10_000 },
        ],
      },
    ]);
  });

  it('quantity used by one line is gone for the next [S3-51]', () => {
    const promoted = promoteLines([ticketLine(2), ticketLine(3)], [reaching('early', 3)]);
    expect(promoted.map((line) => line.promoted?.map((each) => each.tickets))).toEqual([[2], [1]]);
  });

  it('ties go by id, and promotions without effect are not named', () => {
    const promotions = [reaching('b', 9), reaching('a', 1), reaching('0', 9, percent(1))];
    expect(promoteLines([ticketLine(2)], promotions)[0]?.promoted?.map((each) => each.promotionId)).toEqual(['a', 'b']);
    expect(promoteLines([ticketLine(2, { unitPrice: dong(99) })], [reaching('0', 9, percent(1))])[0]).toMatchObject({
      price: 198,
      promoted: [],
    });
  });
});
