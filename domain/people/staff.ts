import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';
import { decideRoster, evolveRoster, type RosterCommand, type RosterEvent, type RosterRefusal } from './roster.ts';
import { STAFF_ROLES, type StaffRole } from './viewer.ts';

/** A corporate's staff. Inactive members keep their role without its rights. */
export type Staff = readonly { readonly accountId: AccountId; readonly role: StaffRole; readonly active: boolean }[];

/** The owner or a platform admin, or an active staff member. */
export type StaffActor = { readonly accountId: AccountId; readonly standing: 'OWNER' | StaffRole };

/** Only the owner appoints a SUB_ADMIN. [S6-25] [S6-26] */
const MANAGES: Readonly<Record<StaffActor['standing'], readonly StaffRole[]>> = {
  OWNER: STAFF_ROLES,
  SUB_ADMIN: ['ROOM_OPERATOR', 'EVENT_OWNER'],
  ROOM_OPERATOR: [],
  EVENT_OWNER: [],
};

/** Roles that this standing may give and take; none without one. */
export const managedStaffRoles = (standing: StaffActor['standing'] | null): readonly StaffRole[] =>
  standing === null ? [] : MANAGES[standing];

/** How a viewer stands to a corporate's staff; null: not at all. `role`: of an active member. [S6-25] */
export const staffStanding = (
  viewer: { readonly owns: boolean; readonly isAdmin: boolean },
  role: StaffRole | null,
): StaffActor['standing'] | null => (viewer.owns || viewer.isAdmin ? 'OWNER' : role);

export type StaffCommand =
  | RosterCommand<StaffRole>
  | { readonly kind: 'SET_ACTIVE'; readonly accountId: AccountId; readonly active: boolean };
export type StaffEvent =
  | RosterEvent<StaffRole>
  | { readonly kind: 'RESTED'; readonly accountId: AccountId }
  | { readonly kind: 'REACTIVATED'; readonly accountId: AccountId };
export type StaffRefusal = RosterRefusal | { readonly code: 'OWNS_THE_CORPORATE' };

/** Decides a change of a corporate's staff. The owner is not staff. [S6-25] [S6-26] */
export function decideStaff(
  command: StaffCommand,
  actor: StaffActor,
  corporate: { readonly ownerAccountId: AccountId | null; readonly staff: Staff },
): Result<readonly StaffEvent[], StaffRefusal> {
  const manages = MANAGES[actor.standing];
  if (command.kind !== 'SET_ACTIVE') {
    if (command.kind === 'ADD' && command.accountId !== null && command.accountId === corporate.ownerAccountId)
      return refused({ code: 'OWNS_THE_CORPORATE' });
    return decideRoster(command, { accountId: actor.accountId, manages }, corporate.staff);
  }
  const { accountId, active } = command;
  const member = corporate.staff.find((one) => one.accountId === accountId);
  if (member === undefined) return refused({ code: 'NOT_IN' });
  if (accountId === actor.accountId) return refused({ code: 'NOT_YOUR_OWN_ROLE' });
  if (!manages.includes(member.role)) return refused({ code: 'NOT_YOURS_TO_MANAGE', role: member.role });
  if (member.active === active) return ok([]);
  return ok([{ kind: active ? 'REACTIVATED' : 'RESTED', accountId }]);
}

export function evolveStaff(staff: Staff, event: StaffEvent): Staff {
  if (event.kind === 'RESTED' || event.kind === 'REACTIVATED')
    return staff.map((one) =>
      one.accountId === event.accountId ? { ...one, active: event.kind === 'REACTIVATED' } : one,
    );
  const active = new Map(staff.map((one) => [one.accountId, one.active]));
  return evolveRoster(staff, event).map((one) => ({ ...one, active: active.get(one.accountId) ?? true }));
}
