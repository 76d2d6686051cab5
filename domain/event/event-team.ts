import { type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import {
  decideRoster,
  type Roster,
  type RosterCommand,
  type RosterEvent,
  type RosterRefusal,
} from '#domain/people/roster.ts';
import { TEAM_ROLES, type TeamRole } from './event.ts';

export type TeamActor = { readonly accountId: AccountId; readonly standing: 'ORGANISER' | TeamRole };

/** Only the organiser appoints managers. [D12] */
const MANAGES: Readonly<Record<TeamActor['standing'], readonly TeamRole[]>> = {
  ORGANISER: TEAM_ROLES,
  MANAGER: ['EDITOR', 'CHECK_IN'],
  EDITOR: [],
  CHECK_IN: [],
};

/** Roles that somebody in this standing may give and take. [D12] */
export const managedRoles = (standing: TeamActor['standing'] | null): readonly TeamRole[] =>
  standing === null ? [] : MANAGES[standing];

export type TeamRefusal = RosterRefusal | { readonly code: 'OWNS_THE_EVENT' };

/** Decides a change of an event's team. The owner has no role in it. [S6-40] */
export function decideTeam(
  command: RosterCommand<TeamRole>,
  actor: TeamActor,
  event: { readonly ownerAccountId: AccountId; readonly team: Roster<TeamRole> },
): Result<readonly RosterEvent<TeamRole>[], TeamRefusal> {
  if (command.kind === 'ADD' && command.accountId === event.ownerAccountId) return refused({ code: 'OWNS_THE_EVENT' });
  return decideRoster(command, { accountId: actor.accountId, manages: managedRoles(actor.standing) }, event.team);
}
