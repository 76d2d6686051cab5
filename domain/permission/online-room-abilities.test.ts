import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';
import { type OnlineRoomAbility, type OnlineRoomFacts, onlineRoomAbilities } from './online-room-abilities.ts';

const nobodys: OnlineRoomFacts = { holdsItsTicket: false, eventAbilities: ['event.view'] };
const asHost = { ...nobodys, eventAbilities: EVENT_ABILITIES };

describe('abilities on an online room [S6-44]', () => {
  it('role × ability', () => {
    expect(tableOfEvent((viewer, eventAbilities) => onlineRoomAbilities(viewer, { ...nobodys, eventAbilities }))).toBe(`
             anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
room.edit    ·         ·      ●         ●       ●      ·    ●     ●        ●        ●      ·       ·          ●
room.join    ·         ·      ●         ●       ·      ·    ●     ●        ●        ●      ·       ·          ●
room.operate ·         ·      ●         ●       ·      ·    ●     ●        ●        ●      ·       ·          ●
room.view    ·         ·      ●         ●       ●      ●    ●     ●        ●        ●      ·       ·          ●
`);
  });

  it.each<[string, Parameters<typeof onlineRoomAbilities>[0], OnlineRoomFacts, OnlineRoomAbility[]]>([
    ['a ticket for it lets in', anAccount(), { ...nobodys, holdsItsTicket: true }, ['room.view', 'room.join']],
    ['without a session a ticket is nobody’s', anonymous, { ...nobodys, holdsItsTicket: true }, []],
    [
      'an editor prepares a room and does not sit in it',
      anAccount(),
      { ...nobodys, eventAbilities: ['event.rooms'] },
      ['room.view', 'room.edit'],
    ],
    [
      'who runs rooms need not prepare them',
      anAccount(),
      { ...nobodys, eventAbilities: ['event.run-rooms'] },
      ['room.view', 'room.join', 'room.operate'],
    ],
    ['the host does everything', anAccount(), asHost, ['room.view', 'room.join', 'room.operate', 'room.edit']],
    ['the door sees where it is', anAccount(), { ...nobodys, eventAbilities: ['event.check-in'] }, ['room.view']],
  ])('%s', (_who, viewer, facts, abilities) => {
    expect(onlineRoomAbilities(viewer, facts)).toEqual(abilities);
  });
});
