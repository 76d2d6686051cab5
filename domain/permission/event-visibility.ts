import type { AccountId } from '#domain/account/account-id.ts';
import { EVENT_STATUSES, type EventStatus, type TeamRole } from '#domain/event/event.ts';
import type { EventAbility } from './event-abilities.ts';
import type { PermissionViewer } from './viewer.ts';
import { actingCorporates, isAccountant, isAdmin, publisherCorporates } from './viewer-roles.ts';

/** One way for a row to be within somebody's right; every condition given has to hold. Adapters turn it into SQL or into a filter. */
export type EventRowCondition = {
  readonly statuses?: readonly EventStatus[];
  readonly ownerAccountId?: AccountId;
  /** null stands for events of persons. */
  readonly corporateIds?: readonly (number | null)[];
  /** The account is in the event's team with one of the roles. */
  readonly teamMember?: { readonly accountId: AccountId; readonly roles: readonly TeamRole[] };
  readonly hasOrders?: false;
};

/** The rows that are visible: those that meet any of the conditions; none when there is no condition. */
export type EventVisibility = { readonly anyOf: readonly EventRowCondition[] };

const EVERYTHING: EventRowCondition = {};
const PUBLIC: EventRowCondition = { statuses: EVENT_STATUSES.filter((status) => status !== 'READY') };

/** Which events a viewer has an ability on, as data: a row is visible exactly when eventAbilities grants it. [S6-01] */
export function eventVisibility(viewer: PermissionViewer, ability: EventAbility = 'event.view'): EventVisibility {
  const anyOf = viewer.kind === 'anonymous' ? [] : accountConditions(viewer, ability);
  return { anyOf: ability === 'event.view' ? [PUBLIC, ...anyOf] : anyOf };
}

type Account = Extract<PermissionViewer, { kind: 'account' }>;

const READS_MONEY: readonly EventAbility[] = ['event.view', 'event.orders', 'event.revenue'];
const RUNS_DOORS: readonly EventAbility[] = ['event.view', 'event.check-in'];
const TEAM_ROLES_WITH: Readonly<Record<EventAbility, readonly TeamRole[]>> = {
  'event.view': ['MANAGER', 'EDITOR', 'CHECK_IN'],
  'event.edit': ['MANAGER', 'EDITOR'],
  'event.publish': ['MANAGER'],
  'event.archive': ['MANAGER'],
  'event.delete': [],
  'event.guests': ['MANAGER'],
  'event.orders': ['MANAGER'],
  'event.revenue': ['MANAGER'],
  'event.check-in': ['MANAGER', 'CHECK_IN'],
  'event.team': ['MANAGER'],
};

function accountConditions(viewer: Account, ability: EventAbility): EventRowCondition[] {
  const { accountId } = viewer;
  const acting = actingCorporates(viewer);
  const asOrganiser: EventRowCondition[] = [
    ...(isAdmin(viewer) ? [EVERYTHING] : []),
    { ownerAccountId: accountId, corporateIds: [null, ...acting] },
    { corporateIds: publisherCorporates(viewer) },
  ];
  if (ability === 'event.delete') return asOrganiser.map((condition) => ({ ...condition, statuses: ['READY'], hasOrders: false }));
  return [
    ...asOrganiser,
    ...(isAccountant(viewer) && READS_MONEY.includes(ability) ? [EVERYTHING] : []),
    ...(RUNS_DOORS.includes(ability) ? [{ corporateIds: acting }] : []),
    { teamMember: { accountId, roles: TEAM_ROLES_WITH[ability] } },
  ];
}

export type EventRowFacts = {
  readonly status: EventStatus;
  readonly ownerAccountId: AccountId;
  readonly corporateId: number | null;
  readonly team: readonly { readonly accountId: AccountId; readonly role: TeamRole }[];
  readonly hasOrders: boolean;
};

/** Whether a row is visible: what SQL has to agree with, and what adapters in memory use. */
export const isEventVisible = (row: EventRowFacts, visibility: EventVisibility): boolean =>
  visibility.anyOf.some(
    (condition) =>
      (condition.statuses?.includes(row.status) ?? true) &&
      (condition.ownerAccountId === undefined || condition.ownerAccountId === row.ownerAccountId) &&
      (condition.corporateIds?.includes(row.corporateId) ?? true) &&
      (condition.teamMember === undefined || isInTeam(row, condition.teamMember)) &&
      (condition.hasOrders === undefined || condition.hasOrders === row.hasOrders),
  );

const isInTeam = (row: EventRowFacts, member: NonNullable<EventRowCondition['teamMember']>): boolean =>
  row.team.some((one) => one.accountId === member.accountId && member.roles.includes(one.role));
