import { abilitiesBy, isOwn, type OwnThing, type Rule } from './rule.ts';

export type SavedCardAbility = 'saved-card.view' | 'saved-card.pay-with' | 'saved-card.remove';

/**
 * One line per ability. Nobody else learns that a card is there, the platform's own people included. [design section 6]
 */
const RULES: Readonly<Record<SavedCardAbility, Rule<OwnThing>>> = {
  'saved-card.view': isOwn,
  'saved-card.pay-with': isOwn,
  'saved-card.remove': isOwn,
};

/** What the viewer may do with a payment card that somebody keeps with the card provider. */
export const savedCardAbilities = abilitiesBy(RULES);
