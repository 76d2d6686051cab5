import { expect, it } from 'vitest';
import { anAccount, anOwner, aStaffMember } from '#test/builders/a-viewer.ts';
import { profileTarget } from './profile-target.ts';
import { anonymous, type PermissionViewer } from './viewer.ts';

const known = {
  username: 'lan',
  corporates: [
    { corporateId: 13, companyName: 'Nhà hát' },
    { corporateId: 12, companyName: 'Công ty Vé' },
  ],
};
const toHerOwn = { kind: 'USER_PAGE', username: 'lan' };
const toCorporate = { kind: 'CORPORATE_PAGE', corporateSlug: 'Cong-ty-Ve-12' };

it.each<[string, PermissionViewer, object]>([
  ['nobody signed in to the sign-in dialog', anonymous, { kind: 'SIGN_IN', goOnTo: 'profile' }],
  ['a plain individual to the personal page [S6-23]', anAccount(), toHerOwn],
  ['an approved owner to the corporate’s page [S6-18]', anOwner(12), toCorporate],
  ['an owner who is not approved to the personal page [S6-19]', anOwner(12, 'PENDING'), toHerOwn],
  ['SUB_ADMIN to the corporate’s page [S6-20]', aStaffMember(12, 'SUB_ADMIN'), toCorporate],
  ['ROOM_OPERATOR to the personal page [S6-21]', aStaffMember(12, 'ROOM_OPERATOR'), toHerOwn],
  ['EVENT_OWNER to the personal page [S6-22]', aStaffMember(12, 'EVENT_OWNER'), toHerOwn],
  [
    'who owns one and works for another to the own one',
    { ...aStaffMember(13, 'SUB_ADMIN'), ...{ ownedCorporates: anOwner(12).ownedCorporates } },
    toCorporate,
  ],
  ['a publisher of a corporate that is gone to the personal page', anOwner(99), toHerOwn],
])('the profile leads %s', (_who, viewer, target) => {
  expect(profileTarget(viewer, known)).toEqual(target);
});
