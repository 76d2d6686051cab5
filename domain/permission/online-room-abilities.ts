import { abilitiesBy, allOf, anyOf, mayOnEvent, type OfEvent, type Rule, signedIn } from './rule.ts';

export type OnlineRoomAbility = 'room.view' | 'room.join' | 'room.operate' | 'room.edit';

export type OnlineRoomFacts = OfEvent & {
  /** The viewer holds a valid ticket of a type that opens this room. */
  readonly holdsItsTicket: boolean;
};

const holdsTicket = allOf<OnlineRoomFacts>(signedIn, (_viewer, room) => room.holdsItsTicket);
const operates: Rule<OnlineRoomFacts> = mayOnEvent('event.run-rooms');

/** By a ticket or by running it; door staff see its address to direct guests. [S1-24] [S6-44] */
const RULES: Readonly<Record<OnlineRoomAbility, Rule<OnlineRoomFacts>>> = {
  'room.view': anyOf(holdsTicket, operates, mayOnEvent('event.rooms'), mayOnEvent('event.check-in')),
  'room.join': anyOf(holdsTicket, operates),
  'room.operate': operates,
  'room.edit': mayOnEvent('event.rooms'),
};

export const onlineRoomAbilities = abilitiesBy(RULES);
