import { abilitiesBy, allOf, mayOnEvent, type OfEvent, type Rule, signedIn } from './rule.ts';

export type PromotionAbility =
  | 'promotion.apply'
  | 'promotion.view'
  | 'promotion.edit'
  | 'promotion.end'
  | 'promotion.delete';

export type PromotionFacts = OfEvent & {
  /** Orders were priced with it. */
  readonly used: boolean;
};

const isUnused: Rule<PromotionFacts> = (_viewer, promotion) => !promotion.used;

/** For promotions and codes alike. A used one is ended rather than changed or deleted. [S6-43] */
const RULES: Readonly<Record<PromotionAbility, Rule<PromotionFacts>>> = {
  'promotion.apply': allOf(signedIn, mayOnEvent('event.view')),
  'promotion.view': mayOnEvent('event.promotions'),
  'promotion.edit': allOf(mayOnEvent('event.promotions'), isUnused),
  'promotion.end': mayOnEvent('event.promotions'),
  'promotion.delete': allOf(mayOnEvent('event.promotions'), isUnused),
};

export const promotionAbilities = abilitiesBy(RULES);
