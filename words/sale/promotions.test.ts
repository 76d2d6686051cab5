import { describe, expect, it } from 'vitest';
import type { NotApplied } from '#domain/sale/promotion/promotion-state.ts';
import { NOW } from '#test/builders/moments.ts';
import {
  CODE_ACCEPTED,
  CODE_INVALID,
  notAppliedSentence,
  PROMOTION_STATES,
  PROMOTION_TYPES_SAID,
} from './promotions.ts';

describe('promotion texts', () => {
  it('quote the specification for codes', () => {
    expect([CODE_ACCEPTED.en, CODE_INVALID.en]).toEqual([
      'Promotion code applied successfully!',
      'Invalid promotion code!',
    ]);
  });

  it('name types and states in both languages', () => {
    for (const { en, vi } of [...Object.values(PROMOTION_TYPES_SAID), ...Object.values(PROMOTION_STATES)])
      expect(`${en}|${vi}`).toMatch(/^\S.*\|\S/);
  });

  it.each([
    [
      { because: 'NOT_YET', beginAt: NOW },
      'This promotion starts at 10:00, 20\u00a0Nov\u00a02026',
      'Khuyến mãi bắt đầu lúc 10:00, 20/11/2026',
    ],
    [
      { because: 'OVER', endAt: NOW },
      'This promotion ended at 10:00, 20\u00a0Nov\u00a02026',
      'Khuyến mãi đã kết thúc lúc 10:00, 20/11/2026',
    ],
    [{ because: 'USED_UP' }, 'This promotion has been used up', 'Khuyến mãi đã hết lượt sử dụng'],
    [
      { because: 'WRONG_TICKET', ticketTypeIds: [] },
      'This promotion doesn’t apply to the selected tickets',
      'Khuyến mãi không áp dụng cho loại vé đã chọn',
    ],
    [{ because: 'PAUSED' }, 'This promotion is paused for now', 'Khuyến mãi đang tạm dừng'],
    [{ because: 'FREE_TICKET' }, 'Promotions do not apply to free tickets', 'Khuyến mãi không áp dụng cho vé miễn phí'],
    [
      { because: 'TOO_FEW', minTicket: 3, chosen: 1 },
      'Choose at least 3 tickets to get this promotion',
      'Chọn ít nhất 3 vé để được khuyến mãi',
    ],
    [
      { because: 'CARD_NEEDED', issuer: null },
      'Pay with an eligible card to get this promotion',
      'Thanh toán bằng thẻ thuộc chương trình để được khuyến mãi',
    ],
    [
      { because: 'OTHER_CARD', issuer: 'Vietcombank' },
      'This promotion is for any Vietcombank card',
      'Khuyến mãi chỉ dành cho thẻ Vietcombank',
    ],
    [
      { because: 'CARD_LIMIT', limit: 2 },
      'This promotion can be used up to 2 times',
      'Khuyến mãi chỉ được sử dụng 2 lần',
    ],
    [
      { because: 'NO_GAIN' },
      'This promotion doesn’t lower the price any further',
      'Khuyến mãi này không giảm thêm cho đơn hàng',
    ],
  ] satisfies [NotApplied, string, string][])('explain %j', (why, en, vi) => {
    expect(notAppliedSentence(why)).toEqual({ en, vi });
  });
});
