import { abilitiesBy, isOwn, type OwnThing, type Rule } from './rule.ts';

export type SavedCardAbility = 'saved-card.remove';

/** Nobody else learns that a card exists, platform staff included. [design] */
const RULES: Readonly<Record<SavedCardAbility, Rule<OwnThing>>> = {
  'saved-card.remove': isOwn,
};

export const savedCardAbilities = abilitiesBy(RULES);
