import type { AutomaticPromotion, PromotionType } from './automatic-promotion.ts';

export type PromotionTag = { readonly color: string; readonly tag: string };

/** A colour for each kind, dark enough for white text. [design] */
const COLORS: Readonly<Record<PromotionType, string>> = {
  EARLY_BIRD: '#1B7F4B',
  QUANTITY_BASED: '#3557B7',
  SALE_TIME: '#B4321F',
};

/** What a ticket is marked with while a promotion takes something off it. [S3-45] */
export const promotionTag = ({ type, name }: Pick<AutomaticPromotion, 'type' | 'name'>): PromotionTag => ({
  color: COLORS[type],
  tag: name,
});
