import { isAccountant } from '#domain/people/viewer.ts';
import { abilitiesBy, anyOf, isOwn, type OwnThing, type Rule } from './rule.ts';

export type IdCardAbility = 'id-card.view';

/** Accountants review the people they pay; decideKyc refuses one's own card. [D6] */
const RULES: Readonly<Record<IdCardAbility, Rule<OwnThing>>> = {
  'id-card.view': anyOf<OwnThing>(isOwn, isAccountant),
};

export const idCardAbilities = abilitiesBy(RULES);
