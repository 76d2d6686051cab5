import { abilitiesBy, allOf, anyOf, mayOnEvent, type OfEvent, type Rule, signedIn } from './rule.ts';

export type OnlineRoomAbility = 'room.view' | 'room.join' | 'room.operate' | 'room.edit';

export type OnlineRoomFacts = OfEvent & {
  /** The viewer holds a ticket that is not void and whose type opens this room. */
  readonly holdsItsTicket: boolean;
};

const holdsTicket = allOf<OnlineRoomFacts>(signedIn, (_viewer, room) => room.holdsItsTicket);
const operates: Rule<OnlineRoomFacts> = mayOnEvent('event.run-rooms');

/**
 * One line per ability. The way into a room is a ticket for it, or running it; who works the door sees where it is, to
 * show people the way. [S1-24] [S6-44]
 */
const RULES: Readonly<Record<OnlineRoomAbility, Rule<OnlineRoomFacts>>> = {
  'room.view': anyOf(holdsTicket, operates, mayOnEvent('event.rooms'), mayOnEvent('event.check-in')),
  'room.join': anyOf(holdsTicket, operates),
  'room.operate': operates,
  'room.edit': mayOnEvent('event.rooms'),
};

/** What the viewer may do with an online room of a session. */
export const onlineRoomAbilities = abilitiesBy(RULES);
