import { expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import { organisationAbilities } from './organisation-abilities.ts';

const EVERYBODY_IN = ['organisation.view', 'organisation.leave'];

it.each([
  ['an owner', anAccount(), 'OWNER', [...EVERYBODY_IN, 'organisation.users']],
  ['an admin of it', anAccount(), 'ADMIN', [...EVERYBODY_IN, 'organisation.users']],
  ['a member', anAccount(), 'MEMBER', EVERYBODY_IN],
  ['somebody else', anAccount(), null, []],
  ['an accountant', anAccount({ isAccountant: true }), null, []],
  ['an admin of the platform', anAccount({ isAdmin: true }), null, ['organisation.view', 'organisation.users']],
  ['anonymous', anonymous, 'OWNER', []],
] as const)('abilities of %s on an organisation', (_who, viewer, role, abilities) => {
  expect(organisationAbilities(viewer, { role })).toEqual(abilities);
});
