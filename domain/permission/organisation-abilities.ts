import type { OrganisationRole } from '#domain/people/organisation-users.ts';
import { isAdmin } from '#domain/people/viewer.ts';
import { abilitiesBy, anyOf, type Rule } from './rule.ts';

export type OrganisationAbility = 'organisation.view' | 'organisation.leave' | 'organisation.users';

type OrganisationFacts = { readonly role: OrganisationRole | null };

type OrganisationRule = Rule<OrganisationFacts>;

const has =
  (...roles: readonly OrganisationRole[]): OrganisationRule =>
  (viewer, { role }) =>
    viewer.kind === 'account' && roles.some((one) => one === role);

/** Whom exactly each may add and remove is decided in people/organisation-users.ts. [D12] */
const RULES: Readonly<Record<OrganisationAbility, OrganisationRule>> = {
  'organisation.view': anyOf(has('OWNER', 'ADMIN', 'MEMBER'), isAdmin),
  'organisation.leave': has('OWNER', 'ADMIN', 'MEMBER'),
  'organisation.users': anyOf(has('OWNER', 'ADMIN'), isAdmin),
};

export const organisationAbilities = abilitiesBy(RULES);
