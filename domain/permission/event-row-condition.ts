import type { AccountId } from '#domain/account/account-id.ts';
import type { EventStatus, TeamRole } from '#domain/event/event.ts';

/** What an event's row has to be like; every part given has to hold. Adapters turn it into SQL or into a filter. */
export type EventRowCondition = {
  readonly statuses?: readonly EventStatus[];
  readonly ownerAccountId?: AccountId;
  /** null stands for events of persons. */
  readonly corporateIds?: readonly (number | null)[];
  /** The account is in the event's team with one of the roles. */
  readonly teamMember?: { readonly accountId: AccountId; readonly roles: readonly TeamRole[] };
  readonly hasOrders?: false;
};

export type EventRowFacts = {
  readonly status: EventStatus;
  readonly ownerAccountId: AccountId;
  /** The publisher when it is a corporate; null when it is the owner in person. */
  readonly corporateId: number | null;
  readonly team: readonly { readonly accountId: AccountId; readonly role: TeamRole }[];
  readonly hasOrders: boolean;
};

export const meetsCondition = (row: EventRowFacts, condition: EventRowCondition): boolean =>
  (condition.statuses?.includes(row.status) ?? true) &&
  (condition.ownerAccountId === undefined || condition.ownerAccountId === row.ownerAccountId) &&
  (condition.corporateIds?.includes(row.corporateId) ?? true) &&
  (condition.teamMember === undefined || isInTeam(row, condition.teamMember)) &&
  (condition.hasOrders === undefined || condition.hasOrders === row.hasOrders);

const isInTeam = (row: EventRowFacts, member: NonNullable<EventRowCondition['teamMember']>): boolean =>
  row.team.some((one) => one.accountId === member.accountId && member.roles.includes(one.role));
