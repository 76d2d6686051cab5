import { EVENT_STATUSES, type EventStatus, type TeamRole } from '#domain/event/event.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import {
  actingCorporates,
  isAccountant,
  isAdmin,
  type PermissionViewer,
  publisherCorporates,
} from '#domain/people/viewer.ts';

/**
 * What an event's row has to be like; every part given has to hold. Adapters turn it into SQL or into a filter. [design
 * section 5]
 */
export type EventRowCondition = {
  readonly statuses?: readonly EventStatus[];
  readonly ownerAccountId?: AccountId;
  /** null stands for events of persons. */
  readonly corporateIds?: readonly (number | null)[];
  /** The account is in the event's team with one of the roles. */
  readonly teamMember?: { readonly accountId: AccountId; readonly roles: readonly TeamRole[] };
  readonly hasOrders?: false;
};

export type EventRow = {
  readonly status: EventStatus;
  readonly ownerAccountId: AccountId;
  /** The publisher when it is a corporate; null when it is the owner in person. */
  readonly corporateId: number | null;
  readonly hasOrders: boolean;
};

/** Whether a row is so; `roleOf`: somebody's role in the event's team. */
export const meetsCondition = (
  row: EventRow,
  roleOf: (accountId: AccountId) => TeamRole | null,
  condition: EventRowCondition,
): boolean =>
  (condition.statuses?.includes(row.status) ?? true) &&
  (condition.ownerAccountId === undefined || condition.ownerAccountId === row.ownerAccountId) &&
  (condition.corporateIds?.includes(row.corporateId) ?? true) &&
  (condition.teamMember === undefined ||
    isInTeam(roleOf(condition.teamMember.accountId), condition.teamMember.roles)) &&
  (condition.hasOrders === undefined || condition.hasOrders === row.hasOrders);

const isInTeam = (role: TeamRole | null, roles: readonly TeamRole[]): boolean => roles.some((one) => one === role);

/**
 * How somebody can stand to an event. IN_PERSON: published it under their own name. AUTHOR: made it for a corporate,
 * and still acts for that corporate [S1-27]. PUBLISHER: owns that corporate, approved, or is its SUB_ADMIN [S6-18]
 * [S6-20]. STAFF: acts for it in any way; rooms and doors of a corporate's events are run by all of them [S6-21]
 * [S6-22]. MANAGER, EDITOR, CHECK_IN: in the event's team [D12].
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

type Account = Extract<PermissionViewer, { kind: 'account' }>;

const EVERY_EVENT: EventRowCondition = {};
const ONCE_PUBLISHED: EventRowCondition = { statuses: EVENT_STATUSES.filter((status) => status !== 'READY') };

const inTeamAs =
  (role: TeamRole) =>
  ({ accountId }: Account): EventRowCondition => ({ teamMember: { accountId, roles: [role] } });

/** The events to which an account stands so; null: none. */
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

/**
 * Which events the viewer is tied to in this way, as data: rights on one event and lists of many are decided from the
 * same words.
 */
export function relatedEvents(viewer: PermissionViewer, tie: EventRelation): EventRowCondition | null {
  if (tie === 'PUBLIC') return ONCE_PUBLISHED;
  return viewer.kind === 'anonymous' ? null : TIES[tie](viewer);
}
