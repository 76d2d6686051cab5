import type { AccountId } from '#domain/account/account-id.ts';
import type { EventFeature, EventStatus, TeamRole } from '#domain/event/event.ts';
import type { PermissionViewer } from './viewer.ts';
import { actsForCorporate, isAccountant, isAdmin, isPublisherOf } from './viewer-roles.ts';

export type EventAbility =
  | 'event.view'
  | 'event.edit'
  | 'event.publish'
  | 'event.archive'
  | 'event.delete'
  | 'event.guests'
  | 'event.orders'
  | 'event.revenue'
  | 'event.check-in'
  | 'event.team';

/** What rights on an event are decided from; `teamRole` is the viewer's own. */
export type EventFacts = {
  readonly ownerAccountId: AccountId;
  /** The publisher when it is a corporate; null when it is the owner in person. */
  readonly corporateId: number | null;
  readonly status: EventStatus;
  readonly feature: EventFeature;
  readonly archive: boolean;
  readonly teamRole: TeamRole | null;
  readonly hasOrders: boolean;
};

type Rule = (viewer: PermissionViewer, event: EventFacts) => boolean;

/** The person behind the event; behind a corporate's event only while that person acts for the corporate. [S1-27] */
const isOwner: Rule = (viewer, event) =>
  viewer.kind === 'account' &&
  viewer.accountId === event.ownerAccountId &&
  (event.corporateId === null || actsForCorporate(viewer, event.corporateId));

const isOrganiser: Rule = (viewer, event) =>
  isAdmin(viewer) || isOwner(viewer, event) || (event.corporateId !== null && isPublisherOf(viewer, event.corporateId));

/** Rooms and doors of a corporate's events are run by all of its staff. [S6-21] [S6-22] */
const isCorporateStaff: Rule = (viewer, event) => event.corporateId !== null && actsForCorporate(viewer, event.corporateId);

const hasTeamRole =
  (...roles: readonly TeamRole[]): Rule =>
  (viewer, event) =>
    viewer.kind === 'account' && event.teamRole !== null && roles.includes(event.teamRole);

const isManager: Rule = (viewer, event) => isOrganiser(viewer, event) || hasTeamRole('MANAGER')(viewer, event);

const isPublic: Rule = (_viewer, event) => event.status !== 'READY';

/** One line per ability. A draft is seen by its team only; a manager may do everything but delete. [S6] [decision 12] */
const RULES: Readonly<Record<EventAbility, Rule>> = {
  'event.view': (viewer, event) =>
    isPublic(viewer, event) ||
    isManager(viewer, event) ||
    isAccountant(viewer) ||
    isCorporateStaff(viewer, event) ||
    hasTeamRole('EDITOR', 'CHECK_IN')(viewer, event),
  'event.edit': (viewer, event) => isManager(viewer, event) || hasTeamRole('EDITOR')(viewer, event),
  'event.publish': isManager,
  'event.archive': isManager,
  'event.delete': (viewer, event) => isOrganiser(viewer, event) && event.status === 'READY' && !event.hasOrders,
  'event.guests': isManager,
  'event.orders': (viewer, event) => isManager(viewer, event) || isAccountant(viewer),
  'event.revenue': (viewer, event) => isManager(viewer, event) || isAccountant(viewer),
  'event.check-in': (viewer, event) => isManager(viewer, event) || isCorporateStaff(viewer, event) || hasTeamRole('CHECK_IN')(viewer, event),
  'event.team': isManager,
};

export const EVENT_ABILITIES = Object.keys(RULES) as readonly EventAbility[];

/** What the viewer may do with an event. */
export const eventAbilities = (viewer: PermissionViewer, event: EventFacts): EventAbility[] =>
  EVENT_ABILITIES.filter((ability) => RULES[ability](viewer, event));
