import type { EventRowCondition } from '#domain/permission/event-relations.ts';
import type { EventVisibility } from '#domain/permission/event-visibility.ts';
import type { Parameters } from '#server/platform/postgres/keyset.ts';

function conditionOf(condition: EventRowCondition, given: Parameters): string {
  const { statuses, features, ownerAccountId, corporateIds, teamMember, hasOrders } = condition;
  const corporates = corporateIds?.filter((id) => id !== null) ?? [];
  const parts = [
    ...(statuses === undefined ? [] : [`e.status = ANY(${given.add(statuses)}::text[])`]),
    ...(features === undefined ? [] : [`e.feature = ANY(${given.add(features)}::text[])`]),
    ...(ownerAccountId === undefined ? [] : [`e.owner_account_id = ${given.add(ownerAccountId)}`]),
    ...(corporateIds === undefined
      ? []
      : [
          `(${corporateIds.includes(null) ? 'e.corporate_id IS NULL OR ' : ''}
            e.corporate_id = ANY(${given.add(corporates)}::int[]))`,
        ]),
    ...(teamMember === undefined
      ? []
      : [
          // An array, so that events are found by number instead of scanned.
          `e.event_id = ANY(ARRAY(SELECT u.event_id FROM event_user u
            WHERE u.account_id = ${given.add(teamMember.accountId)}
             AND u.role = ANY(${given.add(teamMember.roles)}::text[])))`,
        ]),
    ...(hasOrders === undefined ? [] : ['NOT EXISTS (SELECT FROM user_order o WHERE o.event_id = e.event_id)']),
  ];
  return parts.length === 0 ? 'TRUE' : `(${parts.join(' AND ')})`;
}

/** As domain/permission/event-visibility.ts; a test compares the two on rows of every kind. */
export const visibilityCondition = (visibility: EventVisibility, given: Parameters): string =>
  visibility.anyOf.length === 0
    ? 'FALSE'
    : `(${visibility.anyOf.map((condition) => conditionOf(condition, given)).join(' OR ')})`;
