import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { discountOf, type PromotionFields, readPromotion } from './promotion-fields.ts';

const stored: PromotionFields = {
  promotionId: 'p1',
  type: 'EARLY_BIRD',
  name: 'Early Bird',
  percentOff: 20,
  amountOff: null,
  minTicket: null,
  maxTicket: null,
  quantity: 50,
  used: 3,
  paused: false,
  beginAt: null,
  endAt: null,
};
const shared = { promotionId: 'p1', ticketTypeId: 't1', name: 'Early Bird', quantity: 50, used: 3, paused: false };
const period = { beginAt: NOW, endAt: minutes(60) };

describe('a stored discount', () => {
  it('is a share or an amount, and no amount takes nothing off', () => {
    expect(discountOf({ percentOff: 20, amountOff: null })).toEqual({ type: 'PERCENT_OFF', percentOff: 20 });
    expect(discountOf({ percentOff: null, amountOff: dong(5_000) })).toEqual({ type: 'AMOUNT', amountOff: 5_000 });
    expect(discountOf({ percentOff: null, amountOff: null })).toEqual({ type: 'AMOUNT', amountOff: 0 });
  });
});

describe('a stored promotion', () => {
  const discount = { type: 'PERCENT_OFF', percentOff: 20 };

  it('for early buyers may have no begin and no end', () => {
    expect(readPromotion('t1', stored)).toEqual({
      ...shared,
      discount,
      type: 'EARLY_BIRD',
      beginAt: null,
      endAt: null,
    });
  });

  it('for many tickets needs their least number, and is none without it', () => {
    const many: PromotionFields = { ...stored, type: 'QUANTITY_BASED', maxTicket: 8 };
    expect(readPromotion('t1', { ...many, minTicket: 3 })).toMatchObject({
      type: 'QUANTITY_BASED',
      minTicket: 3,
      maxTicket: 8,
    });
    expect(readPromotion('t1', many)).toBeNull();
  });

  it('of another type needs its begin and its end, and is none without either', () => {
    const step: PromotionFields = { ...stored, ...period, type: 'SALE_TIME' };
    expect(readPromotion('t1', step)).toEqual({ ...shared, discount, type: 'SALE_TIME', ...period });
    expect(readPromotion('t1', { ...step, beginAt: null })).toBeNull();
    expect(readPromotion('t1', { ...step, endAt: null })).toBeNull();
  });
});
