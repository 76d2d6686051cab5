import type { Result } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';
import { decideRoster, type Roster, type RosterCommand, type RosterEvent, type RosterRefusal } from './roster.ts';

/** [D12] */
export type OrganisationRole = 'OWNER' | 'ADMIN' | 'MEMBER';
export const ORGANISATION_ROLES = ['OWNER', 'ADMIN', 'MEMBER'] as const satisfies readonly OrganisationRole[];

/** Which roles each may give and take: an admin looks after members, owners after everybody. */
const MANAGES: Readonly<Record<OrganisationRole, readonly OrganisationRole[]>> = {
  OWNER: ORGANISATION_ROLES,
  ADMIN: ['MEMBER'],
  MEMBER: [],
};

/** Who opens an organisation is its first owner. */
export const foundOrganisation = (accountId: AccountId): readonly RosterEvent<OrganisationRole>[] => [
  { kind: 'ADDED', accountId, role: 'OWNER' },
];

/**
 * May somebody be added to an organisation, change their role, or be removed? An organisation always keeps an owner.
 */
export const decideOrganisation = (
  command: RosterCommand<OrganisationRole>,
  actor: { readonly accountId: AccountId; readonly role: OrganisationRole },
  users: Roster<OrganisationRole>,
): Result<readonly RosterEvent<OrganisationRole>[], RosterRefusal> =>
  decideRoster(command, { accountId: actor.accountId, manages: MANAGES[actor.role] }, users, 'OWNER');
