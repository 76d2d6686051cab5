import { abilitiesBy, allOf, anyOf, mayOnEvent, type OfEvent, type Rule, signedIn } from './rule.ts';

export type MediaAbility = 'media.view';

export type MediaFacts = OfEvent & {
  readonly isPrivate: boolean;
  /** The viewer holds a valid ticket of the session: not void, refunded or given away. */
  readonly holdsItsTicket: boolean;
};

const isForEverybody: Rule<MediaFacts> = (_viewer, media) => !media.isPrivate;

const holdsTicket = allOf<MediaFacts>(signedIn, (_viewer, media) => media.holdsItsTicket);

const onTheTeam = anyOf<MediaFacts>(
  mayOnEvent('event.edit'),
  mayOnEvent('event.rooms'),
  mayOnEvent('event.run-rooms'),
  mayOnEvent('event.check-in'),
);

/** Private media and recordings of a session are for those who hold its ticket and for the team. [S3-84] */
const RULES: Readonly<Record<MediaAbility, Rule<MediaFacts>>> = {
  'media.view': anyOf(allOf(isForEverybody, mayOnEvent('event.view')), holdsTicket, onTheTeam),
};

export const mediaAbilities = abilitiesBy(RULES);
