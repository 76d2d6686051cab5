import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyCard, anyCardPromotion, anyMoment } from '#test/arbitraries/promotion.arbitraries.ts';
import { aCardPromotion, amount, percent } from '#test/builders/a-promotion.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { cardDiscountOff, checkCard } from './card-promotion.ts';

const UNUSED = { byCard: 0, byAccount: 0 };
const card = (firstDigits: string, issuer: string | null = null) => ({ firstDigits, issuer });

describe('a bank’s promotion', () => {
  it.each([
    ['its first digits', {}, card('97043612')],
    ['exactly as many digits', {}, card('970436')],
    ['one of several', { iins: ['41111122', '970436'] }, card('41111122')],
    ['eight digits of which six are told, of its issuer', { iins: ['97043612'] }, card('970436', 'Vietcombank')],
    ['eight digits that are told', { iins: ['97043612'], issuer: null }, card('97043612')],
    ['its issuer, where no digits are listed', { iins: [] }, card('52001234', ' VIETCOMBANK')],
    ['its last use', { limit: 2 }, card('97043612')],
  ])('applies to a card: %s', (_, over, paying) => {
    const promotion = aCardPromotion(over);
    expect(checkCard(promotion, paying, { byCard: 1, byAccount: 1 }, NOW)).toEqual({ ok: true, value: promotion });
  });

  it.each([
    ['no card pays', {}, null, UNUSED, { because: 'CARD_NEEDED', issuer: 'Vietcombank' }],
    ['another card', {}, card('41111111'), UNUSED, { because: 'OTHER_CARD', issuer: 'Vietcombank' }],
    [
      'six digits told of eight, of another issuer',
      { iins: ['97043612'] },
      card('970436', 'Techcombank'),
      UNUSED,
      { because: 'OTHER_CARD', issuer: 'Vietcombank' },
    ],
    [
      'eight digits told, other than its own',
      { iins: ['97043612'] },
      card('97043699', 'Vietcombank'),
      UNUSED,
      { because: 'OTHER_CARD', issuer: 'Vietcombank' },
    ],
    [
      'fewer than six digits told, of its issuer',
      { iins: ['97043612'] },
      card('9704', 'Vietcombank'),
      UNUSED,
      { because: 'OTHER_CARD', issuer: 'Vietcombank' },
    ],
    ['too few digits known', {}, card('97043'), UNUSED, { because: 'OTHER_CARD', issuer: 'Vietcombank' }],
    [
      'the issuer with other digits',
      {},
      card('41111111', 'Vietcombank'),
      UNUSED,
      { because: 'OTHER_CARD', issuer: 'Vietcombank' },
    ],
    [
      'another issuer',
      { iins: [] },
      card('97043612', 'Techcombank'),
      UNUSED,
      { because: 'OTHER_CARD', issuer: 'Vietcombank' },
    ],
    ['an issuer unknown', { iins: [] }, card('97043612'), UNUSED, { because: 'OTHER_CARD', issuer: 'Vietcombank' }],
    [
      'neither digits nor issuer known',
      { iins: [], issuer: null },
      card('97043612'),
      UNUSED,
      { because: 'OTHER_CARD', issuer: null },
    ],
    [
      'the card had it before',
      { limit: 1 },
      card('97043612'),
      { byCard: 1, byAccount: 0 },
      { because: 'CARD_LIMIT', limit: 1 },
    ],
    [
      'the account had it with other cards',
      { limit: 2 },
      card('97043612'),
      { byCard: 0, byAccount: 2 },
      { because: 'CARD_LIMIT', limit: 2 },
    ],
    ['everybody had it', { quantity: 9, used: 9 }, card('97043612'), UNUSED, { because: 'USED_UP' }],
    ['not yet', { beginAt: minutes(1) }, card('97043612'), UNUSED, { because: 'NOT_YET', beginAt: minutes(1) }],
  ])('does not apply: %s', (_, over, paying, uses, because) => {
    expect(checkCard(aCardPromotion(over), paying, uses, NOW)).toEqual({ ok: false, refusal: because });
  });

  it('never applies beyond its limits or outside its period', () => {
    const anyUses = fc.record({ byCard: fc.nat({ max: 3 }), byAccount: fc.nat({ max: 3 }) });
    fc.assert(
      fc.property(anyCardPromotion, anyCard, anyUses, anyMoment, (promotion, paying, uses, now) => {
        const { limit, quantity, used, beginAt, endAt } = promotion;
        const within =
          (limit ?? 9) > uses.byCard &&
          (limit ?? 9) > uses.byAccount &&
          used < (quantity ?? 99) &&
          now >= (beginAt ?? now) &&
          now <= (endAt ?? now);
        expect(checkCard(promotion, paying, uses, now).ok && !within).toBe(false);
      }),
    );
  });
});

describe('its discount', () => {
  it('stays within cap and price', () => {
    fc.assert(
      fc.property(anyCardPromotion, anyDong, (promotion, price) => {
        const off = cardDiscountOff(promotion, price);
        expect(off).toBeLessThanOrEqual(Math.min(price, promotion.maxAmountOff ?? price));
        expect(off).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [percent(20), 50_000, 100_000, 20_000],
    [percent(20), 50_000, 300_000, 50_000],
    [percent(20), null, 300_000, 60_000],
    [amount(80_000), null, 50_000, 50_000],
    [amount(80_000), 30_000, 100_000, 30_000],
  ])('%j, capped at %j, takes %d down by %d', (discount, cap, price, off) => {
    expect(cardDiscountOff({ discount, maxAmountOff: cap === null ? null : dong(cap) }, dong(price))).toBe(off);
  });
});
