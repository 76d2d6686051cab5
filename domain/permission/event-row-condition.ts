import type { EventStatus, TeamRole } from '#domain/event/event.ts';
import type { AccountId } from '#domain/people/account-id.ts';

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
