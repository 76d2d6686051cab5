import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';
import { type InvitationAbility, type InvitationFacts, invitationAbilities } from './invitation-abilities.ts';

const nobodys: InvitationFacts = { bySecret: false, isInvitee: false, eventAbilities: ['event.view'] };
const asHost = { ...nobodys, eventAbilities: EVENT_ABILITIES };

describe('abilities on an RSVP invitation [S6-37] [S6-09]', () => {
  it('role × ability', () => {
    expect(tableOfEvent((viewer, eventAbilities) => invitationAbilities(viewer, { ...nobodys, eventAbilities }))).toBe(`
                anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
invitation.edit ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
invitation.send ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
invitation.view ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
`);
  });

  it.each<[string, Parameters<typeof invitationAbilities>[0], InvitationFacts, InvitationAbility[]]>([
    [
      'anonymous with the link reads, and does not answer',
      anonymous,
      { ...nobodys, bySecret: true },
      ['invitation.view'],
    ],
    ['anonymous is nobody’s invitee', anonymous, { ...nobodys, isInvitee: true }, []],
    ['the invitee without the link reads', anAccount(), { ...nobodys, isInvitee: true }, ['invitation.view']],
    [
      'the invitee with the link answers',
      anAccount(),
      { ...nobodys, isInvitee: true, bySecret: true },
      ['invitation.view', 'invitation.answer'],
    ],
    [
      'the link answers under another e-mail too',
      anAccount(),
      { ...nobodys, bySecret: true },
      ['invitation.view', 'invitation.answer'],
    ],
    [
      'the host invites, and answers for nobody',
      anAccount(),
      asHost,
      ['invitation.view', 'invitation.edit', 'invitation.send'],
    ],
  ])('%s', (_who, viewer, facts, abilities) => {
    expect(invitationAbilities(viewer, facts)).toEqual(abilities);
  });
});
