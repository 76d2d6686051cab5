import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';

export type Roster<Role extends string> = readonly { readonly accountId: AccountId; readonly role: Role }[];

/** `manages`: roles the actor may grant and revoke. Nobody changes their own role. */
export type RosterActor<Role extends string> = { readonly accountId: AccountId; readonly manages: readonly Role[] };

export type RosterCommand<Role extends string> =
  /** `accountId` null: nobody has signed in with that email yet. */
  | { readonly kind: 'ADD'; readonly accountId: AccountId | null; readonly role: Role }
  | { readonly kind: 'CHANGE_ROLE'; readonly accountId: AccountId; readonly role: Role }
  | { readonly kind: 'REMOVE'; readonly accountId: AccountId };

export type RosterEvent<Role extends string> =
  | { readonly kind: 'ADDED'; readonly accountId: AccountId; readonly role: Role }
  | { readonly kind: 'ROLE_CHANGED'; readonly accountId: AccountId; readonly role: Role }
  | { readonly kind: 'REMOVED'; readonly accountId: AccountId };

export type RosterRefusal =
  /** The actor may not grant or revoke this role. */
  | { readonly code: 'NOT_YOURS_TO_MANAGE'; readonly role: string }
  /** Leaving is allowed. */
  | { readonly code: 'NOT_YOUR_OWN_ROLE' }
  | { readonly code: 'NO_ACCOUNT' }
  | { readonly code: 'ALREADY_IN' }
  | { readonly code: 'NOT_IN' }
  | { readonly code: 'LAST_OF_ROLE'; readonly role: string };

export const roleOf = <Role extends string>(roster: Roster<Role>, accountId: AccountId): Role | null =>
  roster.find((one) => one.accountId === accountId)?.role ?? null;

type Decision<Role extends string> = Result<readonly RosterEvent<Role>[], RosterRefusal>;

/** `kept`: a role that must always be filled; null if the owner is outside the team. [D12] */
export function decideRoster<Role extends string>(
  command: RosterCommand<Role>,
  actor: RosterActor<Role>,
  roster: Roster<Role>,
  kept: Role | null = null,
): Decision<Role> {
  const { accountId } = command;
  if (accountId === null) return refused({ code: 'NO_ACCOUNT' });
  const role = roleOf(roster, accountId);
  const isSelf = accountId === actor.accountId;
  switch (command.kind) {
    case 'ADD':
      if (!actor.manages.includes(command.role)) return notYours(command.role);
      if (role !== null) return refused({ code: 'ALREADY_IN' });
      return isSelf ? refused({ code: 'NOT_YOUR_OWN_ROLE' }) : ok([{ kind: 'ADDED', accountId, role: command.role }]);
    case 'CHANGE_ROLE': {
      if (role === null) return refused({ code: 'NOT_IN' });
      if (isSelf) return refused({ code: 'NOT_YOUR_OWN_ROLE' });
      const foreign = [role, command.role].find((one) => !actor.manages.includes(one));
      if (foreign !== undefined) return notYours(foreign);
      if (role === command.role) return ok([]);
      return isLast(roster, role, kept) ? lastOf(role) : ok([{ kind: 'ROLE_CHANGED', accountId, role: command.role }]);
    }
    case 'REMOVE':
      if (role === null) return refused({ code: 'NOT_IN' });
      if (!isSelf && !actor.manages.includes(role)) return notYours(role);
      return isLast(roster, role, kept) ? lastOf(role) : ok([{ kind: 'REMOVED', accountId }]);
    default:
      return never(command);
  }
}

const notYours = (role: string) => refused({ code: 'NOT_YOURS_TO_MANAGE', role } as const);
const lastOf = (role: string) => refused({ code: 'LAST_OF_ROLE', role } as const);

const isLast = <Role extends string>(roster: Roster<Role>, role: Role, kept: Role | null): boolean =>
  role === kept && roster.filter((one) => one.role === role).length === 1;

export function evolveRoster<Role extends string>(roster: Roster<Role>, event: RosterEvent<Role>): Roster<Role> {
  const { accountId } = event;
  const others = roster.filter((one) => one.accountId !== accountId);
  switch (event.kind) {
    case 'ADDED':
    case 'ROLE_CHANGED':
      return [...others, { accountId, role: event.role }];
    case 'REMOVED':
      return others;
    default:
      return never(event);
  }
}
