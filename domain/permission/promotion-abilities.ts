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

/**
 * One line per ability, for promotions and codes alike. What orders were priced with is ended, not changed or deleted.
 * [S6-43]
 */
const RULES: Readonly<Record<PromotionAbility, Rule<PromotionFacts>>> = {
  'promotion.apply': allOf(signedIn, mayOnEvent('event.view')),
  'promotion.view': mayOnEvent('event.promotions'),
  'promotion.edit': allOf(mayOnEvent('event.promotions'), isUnused),
  'promotion.end': mayOnEvent('event.promotions'),
  'promotion.delete': allOf(mayOnEvent('event.promotions'), isUnused),
};

/** What the viewer may do with a promotion or a promotion code. */
export const promotionAbilities = abilitiesBy(RULES);
