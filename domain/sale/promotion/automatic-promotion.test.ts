import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { anyAutomaticPromotion, anyMoment, anyTicketLine } from '#test/arbitraries/promotion.arbitraries.ts';
import { anEarlyBird, aQuantityPromotion, ticketLine } from '#test/builders/a-promotion.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { type AutomaticPromotion, PROMOTION_TYPES, ticketsReached } from './automatic-promotion.ts';

describe('the reach of an automatic promotion', () => {
  it('types are Early Bird, Quantity-based and by ticket sale time [S3-50]', () => {
    expect(PROMOTION_TYPES).toEqual(['EARLY_BIRD', 'QUANTITY_BASED', 'SALE_TIME']);
  });

  it('covers paid tickets of its type, within quantity and period [S3-51]', () => {
    fc.assert(
      fc.property(
        anyAutomaticPromotion,
        fc.array(anyTicketLine, { maxLength: 4 }),
        anyMoment,
        (promotion, lines, now) => {
          const reach = ticketsReached(promotion, lines, now);
          const others = lines.filter((line) => line.ticketTypeId !== promotion.ticketTypeId);
          expect(ticketsReached(promotion, others, now).ok).toBe(false);
          if (!reach.ok) return;
          const own = lines.filter((line) => line.ticketTypeId === promotion.ticketTypeId);
          expect(reach.value).toBeGreaterThan(0);
          expect(reach.value).toBeLessThanOrEqual(own.reduce((count, line) => count + line.quantity, 0));
          expect(reach.value).toBeLessThanOrEqual(
            (promotion.quantity ?? 99) - (promotion.quantity === null ? 0 : promotion.used),
          );
          expect([
            promotion.beginAt === null || promotion.beginAt <= now,
            promotion.endAt === null || now <= promotion.endAt,
          ]).toEqual([true, true]);
        },
      ),
    );
  });

  const step: AutomaticPromotion = { ...anEarlyBird(), type: 'SALE_TIME', beginAt: minutes(-1), endAt: minutes(1) };

  it.each([
    ['an Early Bird without a limit: all', anEarlyBird(), 5, 5],
    ['the first tickets: those that are left', anEarlyBird({ quantity: 10, used: 8 }), 5, 2],
    ['fewer than are left: all', anEarlyBird({ quantity: 10, used: 2 }), 5, 5],
    ['enough for a quantity-based one: all', aQuantityPromotion({ minTicket: 3 }), 3, 3],
    ['more than its most: its most', aQuantityPromotion({ minTicket: 3, maxTicket: 4 }), 5, 4],
    ['its most and what is left: the fewer', aQuantityPromotion({ minTicket: 3, maxTicket: 4 }, { quantity: 1 }), 5, 1],
    ['a step of the sale: all', step, 2, 2],
  ] as const)('%s [S3-50]', (_, promotion, quantity, reached) => {
    expect(ticketsReached(promotion, [ticketLine(quantity)], NOW)).toEqual({ ok: true, value: reached });
  });

  it('ignores free tickets beside paid ones', () => {
    expect(ticketsReached(anEarlyBird(), [ticketLine(4, { unitPrice: ZERO }), ticketLine(2)], NOW)).toEqual({
      ok: true,
      value: 2,
    });
  });

  it('counts tickets of its type across lines', () => {
    expect(ticketsReached(aQuantityPromotion({ minTicket: 3 }), [ticketLine(1), ticketLine(2)], NOW)).toEqual({
      ok: true,
      value: 3,
    });
  });

  it.each([
    [
      'none of its tickets',
      anEarlyBird({ ticketTypeId: 'vip' }),
      [ticketLine(1)],
      { because: 'WRONG_TICKET', ticketTypeIds: ['vip'] },
    ],
    ['free tickets', anEarlyBird(), [ticketLine(2, { unitPrice: ZERO })], { because: 'FREE_TICKET' }],
    [
      'too few',
      aQuantityPromotion({ minTicket: 3 }),
      [ticketLine(2), ticketLine(9, { ticketTypeId: 'vip' })],
      { because: 'TOO_FEW', minTicket: 3, chosen: 2 },
    ],
    [
      'before its time',
      anEarlyBird({ beginAt: minutes(1) }),
      [ticketLine(1)],
      { because: 'NOT_YET', beginAt: minutes(1) },
    ],
    ['a step that is over', { ...step, endAt: minutes(-1) }, [ticketLine(1)], { because: 'OVER', endAt: minutes(-1) }],
  ] as const)('%s: none [S3-50] [S3-51]', (_, promotion, lines, because) => {
    expect(ticketsReached(promotion, lines, NOW)).toEqual({ ok: false, refusal: because });
  });
});
