import type { Result } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';
import { decideRoster, type Roster, type RosterCommand, type RosterEvent, type RosterRefusal } from './roster.ts';

/** [D12] */
export type OrganisationRole = 'OWNER' | 'ADMIN' | 'MEMBER';
export const ORGANISATION_ROLES = ['OWNER', 'ADMIN', 'MEMBER'] as const satisfies readonly OrganisationRole[];

/** Roles each may grant and revoke: admins manage members, owners everyone. */
const MANAGES: Readonly<Record<OrganisationRole, readonly OrganisationRole[]>> = {
  OWNER: ORGANISATION_ROLES,
  ADMIN: ['MEMBER'],
  MEMBER: [],
};

export const foundOrganisation = (
  accountId: AccountId,
): readonly Extract<RosterEvent<OrganisationRole>, { kind: 'ADDED' }>[] => [
  { kind: 'ADDED', accountId, role: 'OWNER' },
];

/** Decides a change of an organisation's members. An organisation always keeps an owner. [D12] */
export const decideOrganisation = (
  command: RosterCommand<OrganisationRole>,
  actor: { readonly accountId: AccountId; readonly role: OrganisationRole },
  users: Roster<OrganisationRole>,
): Result<readonly RosterEvent<OrganisationRole>[], RosterRefusal> =>
  decideRoster(command, { accountId: actor.accountId, manages: MANAGES[actor.role] }, users, 'OWNER');
