import type { TeamRole } from '#domain/event/event.ts';
import { type Roster, roleOf } from '#domain/people/roster.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { type EventAbility, grantOf } from './event-abilities.ts';
import { type EventRow, type EventRowCondition, meetsCondition, relatedEvents } from './event-relations.ts';

/** Rows that meet any of the conditions are visible; without conditions none are. */
export type EventVisibility = { readonly anyOf: readonly EventRowCondition[] };

/** As data: visible exactly if eventAbilities grants it without a key, ticket or invitation. [S6-01] */
export function eventVisibility(viewer: PermissionViewer, ability: EventAbility = 'event.view'): EventVisibility {
  const grant = grantOf(ability);
  const tied = grant.to.map((tie) => relatedEvents(viewer, tie)).filter((condition) => condition !== null);
  return { anyOf: tied.map((condition) => ({ ...condition, ...grant.while })) };
}

export type EventRowFacts = EventRow & { readonly team: Roster<TeamRole> };

/** The reference that SQL must match; used by in-memory adapters. */
export const isEventVisible = (row: EventRowFacts, visibility: EventVisibility): boolean =>
  visibility.anyOf.some((condition) => meetsCondition(row, (accountId) => roleOf(row.team, accountId), condition));

/** Events on a viewer's desk: those they prepare or check in for; for admins and accountants, too. [design] */
export function deskVisibility(viewer: Extract<PermissionViewer, { kind: 'account' }>): EventVisibility {
  const inPerson = { ...viewer, isAdmin: false };
  return {
    anyOf: [...eventVisibility(inPerson, 'event.edit').anyOf, ...eventVisibility(inPerson, 'event.check-in').anyOf],
  };
}
