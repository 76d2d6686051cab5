import type { TeamMember } from '#application/event/ports/team-desk.ts';
import { TeamDesk } from '#application/event/ports/team-desk.ts';
import { TEAM_ROLES, type TeamRole } from '#domain/event/event.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type EventAbility, grantOf } from '#domain/permission/event-abilities.ts';
import type { EventRelation } from '#domain/permission/event-relations.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import { TEAM_ROLES_SAID } from '#words/platform/statuses.ts';

const TABLE = [
  'event.edit',
  'event.forms',
  'event.seats',
  'event.rooms',
  'event.check-in',
  'event.publish',
  'event.cancel',
  'event.clone',
  'event.guests',
  'event.approve',
  'event.invite',
  'event.promotions',
  'event.orders',
  'event.team',
  'event.delete',
  'event.payout',
  'event.hand-over',
] as const satisfies readonly EventAbility[];
export type TableAbility = (typeof TABLE)[number];

export type RoleColumn = 'ORGANISER' | TeamRole;
const RELATION: Readonly<Record<RoleColumn, EventRelation>> = {
  ORGANISER: 'IN_PERSON',
  MANAGER: 'MANAGER',
  EDITOR: 'EDITOR',
  CHECK_IN: 'CHECK_IN',
};
export const ROLE_COLUMNS: readonly RoleColumn[] = ['ORGANISER', ...TEAM_ROLES];

/** Read from the rule itself. */
export const roleTable = (): readonly { readonly ability: TableAbility; readonly may: readonly RoleColumn[] }[] =>
  TABLE.map((ability) => ({
    ability,
    may: ROLE_COLUMNS.filter((column) => grantOf(ability).to.includes(RELATION[column])),
  }));

export const roleWords = (role: TeamRole, locale: Locale): string => TEAM_ROLES_SAID[role][locale];

export const memberName = ({ name, username }: TeamMember): string => name || username;

/** Neither themselves nor somebody whose role is not theirs to give. */
export const mayChange = (member: TeamMember, manages: readonly TeamRole[], viewerId: string): boolean =>
  member.userId !== viewerId && manages.includes(member.role);

/** `add` and `handOver` answer null when it is done, else why not. */
export function useTeam(eventId: number) {
  const keep = useUseCase(TeamDesk);
  const toast = useToast();
  const { busy, attempt, act, tell } = useDeskAct();
  return {
    busy,
    add: (email: string, role: TeamRole, done: string) => act(keep.add(eventId, email.trim(), role), done),
    /** `stale`: what to say when somebody else, by name if it is known, changed the role meanwhile. */
    changeRole: async (
      { userId, role: from }: TeamMember,
      role: TeamRole,
      done: string,
      stale: (by: string | null) => string,
    ) => {
      const trouble = await attempt(keep.changeRole(eventId, userId, role, from), done);
      if (trouble !== null) toast.error(trouble.refusal?.code === 'STALE' ? stale(trouble.refusal.by) : trouble.text);
    },
    remove: (userId: string, done: string) => tell(keep.remove(eventId, userId), done),
    handOver: (userId: string, done: string) => act(keep.handOver(eventId, userId), done),
  };
}
