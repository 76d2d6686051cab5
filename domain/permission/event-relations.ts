import {
  EVENT_FEATURES,
  EVENT_STATUSES,
  type EventFeature,
  type EventStatus,
  isPrivate,
  type TeamRole,
} from '#domain/event/event.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import {
  actingCorporates,
  isAccountant,
  isAdmin,
  type PermissionViewer,
  publisherCorporates,
} from '#domain/people/viewer.ts';

/** Conditions on an event's row; all given parts must hold. Adapters translate them to SQL or a filter. [design] */
export type EventRowCondition = {
  readonly statuses?: readonly EventStatus[];
  readonly features?: readonly EventFeature[];
  readonly ownerAccountId?: AccountId;
  /** Null: events of persons. */
  readonly corporateIds?: readonly (number | null)[];
  /** The account has one of the roles in the event's team. */
  readonly teamMember?: { readonly accountId: AccountId; readonly roles: readonly TeamRole[] };
  readonly hasOrders?: false;
};

export type EventRow = {
  readonly status: EventStatus;
  readonly feature: EventFeature;
  readonly ownerAccountId: AccountId;
  /** The publishing corporate; null if a person published it. */
  readonly corporateId: number | null;
  readonly hasOrders: boolean;
};

/** `roleOf`: an account's role in the event's team. */
export const meetsCondition = (
  row: EventRow,
  roleOf: (accountId: AccountId) => TeamRole | null,
  condition: EventRowCondition,
): boolean =>
  (condition.statuses?.includes(row.status) ?? true) &&
  (condition.features?.includes(row.feature) ?? true) &&
  (condition.ownerAccountId === undefined || condition.ownerAccountId === row.ownerAccountId) &&
  (condition.corporateIds?.includes(row.corporateId) ?? true) &&
  (condition.teamMember === undefined ||
    isInTeam(roleOf(condition.teamMember.accountId), condition.teamMember.roles)) &&
  (condition.hasOrders === undefined || condition.hasOrders === row.hasOrders);

const isInTeam = (role: TeamRole | null, roles: readonly TeamRole[]): boolean => roles.some((one) => one === role);

/**
 * IN_PERSON: published under their own name. AUTHOR: created it for a corporate [S1-27]. PUBLISHER: the corporate's
 * owner or SUB_ADMIN [S6-18] [S6-20]. STAFF: acts for the corporate [S6-21] [S6-22]. The others: the event's team
 * [D12].
 */
export type EventRelation =
  | 'PUBLIC'
  | 'ADMIN'
  | 'ACCOUNTANT'
  | 'IN_PERSON'
  | 'AUTHOR'
  | 'PUBLISHER'
  | 'STAFF'
  | TeamRole;

export const EVENT_RELATIONS = [
  'PUBLIC',
  'ADMIN',
  'ACCOUNTANT',
  'IN_PERSON',
  'AUTHOR',
  'PUBLISHER',
  'STAFF',
  'MANAGER',
  'EDITOR',
  'CHECK_IN',
] as const satisfies readonly EventRelation[];

/** Whether a private event is visible with its key, a ticket or an invitation: once it is published. [D23] */
export const isOpenedBy = (row: EventRow, opened: boolean): boolean => opened && row.status !== 'READY';

type Account = Extract<PermissionViewer, { kind: 'account' }>;

const EVERY_EVENT: EventRowCondition = {};
const ONCE_PUBLISHED = EVENT_STATUSES.filter((status) => status !== 'READY');
const FOR_EVERYBODY: EventRowCondition = {
  statuses: ONCE_PUBLISHED,
  features: EVENT_FEATURES.filter((feature) => !isPrivate(feature)),
};

const inTeamAs =
  (role: TeamRole) =>
  ({ accountId }: Account): EventRowCondition => ({ teamMember: { accountId, roles: [role] } });

const TIES: Readonly<Record<Exclude<EventRelation, 'PUBLIC'>, (viewer: Account) => EventRowCondition | null>> = {
  ADMIN: (viewer) => (isAdmin(viewer) ? EVERY_EVENT : null),
  ACCOUNTANT: (viewer) => (isAccountant(viewer) ? EVERY_EVENT : null),
  IN_PERSON: ({ accountId }) => ({ ownerAccountId: accountId, corporateIds: [null] }),
  AUTHOR: (viewer) => ({ ownerAccountId: viewer.accountId, corporateIds: actingCorporates(viewer) }),
  PUBLISHER: (viewer) => ({ corporateIds: publisherCorporates(viewer) }),
  STAFF: (viewer) => ({ corporateIds: actingCorporates(viewer) }),
  MANAGER: inTeamAs('MANAGER'),
  EDITOR: inTeamAs('EDITOR'),
  CHECK_IN: inTeamAs('CHECK_IN'),
};

/** The events a viewer is related to, as data: permissions on one event and on lists share these conditions. */
export function relatedEvents(viewer: PermissionViewer, tie: EventRelation): EventRowCondition | null {
  if (tie === 'PUBLIC') return FOR_EVERYBODY;
  return viewer.kind === 'anonymous' ? null : TIES[tie](viewer);
}
