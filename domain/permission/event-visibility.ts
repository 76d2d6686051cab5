import type { TeamRole } from '#domain/event/event.ts';
import { type Roster, roleOf } from '#domain/people/roster.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { type EventAbility, grantOf } from './event-abilities.ts';
import { type EventRow, type EventRowCondition, meetsCondition } from './event-row-condition.ts';
import { tiedEvents } from './event-ties.ts';

/** The rows that are visible: those that meet any of the conditions; none when there is no condition. */
export type EventVisibility = { readonly anyOf: readonly EventRowCondition[] };

/** Which events a viewer has an ability on, as data: a row is visible exactly when eventAbilities grants it. [S6-01] */
export function eventVisibility(viewer: PermissionViewer, ability: EventAbility = 'event.view'): EventVisibility {
  const grant = grantOf(ability);
  const tied = grant.to.map((tie) => tiedEvents(viewer, tie)).filter((condition) => condition !== null);
  return { anyOf: tied.map((condition) => ({ ...condition, ...grant.while })) };
}

export type EventRowFacts = EventRow & { readonly team: Roster<TeamRole> };

/** Whether a row is visible: what SQL has to agree with, and what adapters in memory use. */
export const isEventVisible = (row: EventRowFacts, visibility: EventVisibility): boolean =>
  visibility.anyOf.some((condition) => meetsCondition(row, (accountId) => roleOf(row.team, accountId), condition));
