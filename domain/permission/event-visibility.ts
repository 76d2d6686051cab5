import type { TeamRole } from '#domain/event/event.ts';
import { type Roster, roleOf } from '#domain/people/roster.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { type EventAbility, grantOf } from './event-abilities.ts';
import { type EventRow, type EventRowCondition, meetsCondition, relatedEvents } from './event-relations.ts';

/** The rows that are visible: those that meet any of the conditions; none when there is no condition. */
export type EventVisibility = { readonly anyOf: readonly EventRowCondition[] };

/** Which events a viewer has an ability on, as data: a row is visible exactly when eventAbilities grants it. [S6-01] */
export function eventVisibility(viewer: PermissionViewer, ability: EventAbility = 'event.view'): EventVisibility {
  const grant = grantOf(ability);
  const tied = grant.to.map((tie) => relatedEvents(viewer, tie)).filter((condition) => condition !== null);
  return { anyOf: tied.map((condition) => ({ ...condition, ...grant.while })) };
}

export type EventRowFacts = EventRow & { readonly team: Roster<TeamRole> };

/** Whether a row is visible: what SQL has to agree with, and what adapters in memory use. */
export const isEventVisible = (row: EventRowFacts, visibility: EventVisibility): boolean =>
  visibility.anyOf.some((condition) => meetsCondition(row, (accountId) => roleOf(row.team, accountId), condition));

/**
 * Whose desk an event stands on: who prepares it or works its door. An admin's or accountant's own too, not everything
 * that they may touch. [design section 5]
 */
export function deskVisibility(viewer: Extract<PermissionViewer, { kind: 'account' }>): EventVisibility {
  const inPerson = { ...viewer, isAdmin: false };
  return {
    anyOf: [...eventVisibility(inPerson, 'event.edit').anyOf, ...eventVisibility(inPerson, 'event.check-in').anyOf],
  };
}
