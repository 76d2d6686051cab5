import { expect, it } from 'vitest';
import { PROMOTION_TYPES } from './automatic-promotion.ts';
import { promotionTag } from './promotion-tag.ts';

it('a promotion’s tag is its name, in the colour of its kind', () => {
  const tags = PROMOTION_TYPES.map((type) => promotionTag({ type, name: `Đợt ${type}` }));
  expect(tags.map(({ tag }) => tag)).toEqual(PROMOTION_TYPES.map((type) => `Đợt ${type}`));
  expect(new Set(tags.map(({ color }) => color)).size).toBe(PROMOTION_TYPES.length);
});
