import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anAccount, anOwner, aStaffMember } from '#test/builders/a-viewer.ts';
import { tableOfCorporate } from '#test/builders/ability-table.ts';
import { type CorporateAbility, type CorporateFacts, corporateAbilities } from './corporate-abilities.ts';

const approved: CorporateFacts = { corporateId: 12, status: 'APPROVED' };
const pending: CorporateFacts = { ...approved, status: 'PENDING' };
const rejected: CorporateFacts = { ...approved, status: 'REJECTED' };

describe('abilities on a corporate', () => {
  it('role × ability, once approved [S6-20] [S6-25]', () => {
    expect(tableOfCorporate((viewer) => corporateAbilities(viewer, approved))).toBe(`
                    anonymous person another’s owner owner unapproved owner subadmin operator resting accountant admin
corporate.edit      ·         ·      ·               ●     ·                ●        ·        ·       ·          ●
corporate.favourite ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
corporate.payout    ·         ·      ·               ●     ·                ·        ·        ·       ·          ·
corporate.publish   ·         ·      ·               ●     ·                ●        ·        ·       ·          ·
corporate.revenue   ·         ·      ·               ●     ·                ●        ·        ·       ●          ●
corporate.staff     ·         ·      ·               ●     ●                ●        ·        ·       ·          ●
corporate.view      ●         ●      ●               ●     ●                ●        ●        ●       ●          ●
`);
  });

  it.each<[string, Parameters<typeof corporateAbilities>[0], CorporateFacts, CorporateAbility[]]>([
    ['nobody sees what is not approved', anonymous, pending, []],
    ['nor keeps it among their favourites', anAccount(), pending, []],
    ['its owner waits, with the staff [S6-25]', anOwner(12, 'PENDING'), pending, ['corporate.view', 'corporate.staff']],
    [
      'its owner still reads it after a rejection',
      anOwner(12, 'REJECTED'),
      rejected,
      ['corporate.view', 'corporate.staff'],
    ],
    [
      'an admin sees what waits',
      anAccount({ isAdmin: true }),
      pending,
      ['corporate.view', 'corporate.edit', 'corporate.staff', 'corporate.revenue'],
    ],
    [
      'who runs rooms manages no staff [S6-26]',
      aStaffMember(12, 'ROOM_OPERATOR'),
      approved,
      ['corporate.view', 'corporate.favourite'],
    ],
    ['nor does a stranger [S6-26]', anAccount(), approved, ['corporate.view', 'corporate.favourite']],
    ['staff sees its own house', aStaffMember(12, 'EVENT_OWNER'), rejected, ['corporate.view']],
    [
      'an accountant reads its money and judges nothing',
      anAccount({ isAccountant: true }),
      pending,
      ['corporate.view', 'corporate.revenue'],
    ],
  ])('%s', (_who, viewer, corporate, abilities) => {
    expect(corporateAbilities(viewer, corporate)).toEqual(abilities);
  });
});
