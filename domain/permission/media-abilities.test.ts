import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';
import { type MediaAbility, type MediaFacts, mediaAbilities } from './media-abilities.ts';

const strangers: MediaFacts = { isPrivate: true, holdsItsTicket: false, eventAbilities: ['event.view'] };

describe('abilities on media of a session', () => {
  it('private: role × ability', () => {
    expect(tableOfEvent((viewer, eventAbilities) => mediaAbilities(viewer, { ...strangers, eventAbilities }))).toBe(`
           anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
media.view ·         ·      ●         ●       ●      ●    ●     ●        ●        ●      ·       ·          ●
`);
  });

  it.each([
    ['event.view', false],
    ['event.edit', true],
    ['event.rooms', true],
    ['event.run-rooms', true],
    ['event.check-in', true],
  ] as const)('with %s and without a ticket, private ones are seen: %s', (ability, seen) => {
    const abilities = mediaAbilities(anAccount(), { ...strangers, eventAbilities: [ability] });
    expect(abilities.includes('media.view')).toBe(seen);
  });

  it.each<[string, Parameters<typeof mediaAbilities>[0], MediaFacts, MediaAbility[]]>([
    ['a ticket of the session shows them', anAccount(), { ...strangers, holdsItsTicket: true }, ['media.view']],
    ['signed out, a ticket is nobody’s', anonymous, { ...strangers, holdsItsTicket: true }, []],
    ['nobody else sees them', anAccount(), strangers, []],
    ['public ones are for everybody who sees the event', anonymous, { ...strangers, isPrivate: false }, ['media.view']],
    ['not those of a draft', anonymous, { ...strangers, isPrivate: false, eventAbilities: [] }, []],
    ['the host sees them', anAccount(), { ...strangers, eventAbilities: EVENT_ABILITIES }, ['media.view']],
  ])('%s', (_who, viewer, facts, abilities) => {
    expect(mediaAbilities(viewer, facts)).toEqual(abilities);
  });
});
