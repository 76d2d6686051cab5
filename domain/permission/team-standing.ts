import type { TeamRole } from '#domain/event/event.ts';
import type { TeamActor } from '#domain/event/event-team.ts';
import type { Roster } from '#domain/people/roster.ts';
import { roleOf } from '#domain/people/roster.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { type EventRow, meetsCondition, relatedEvents } from './event-relations.ts';

const ORGANISES = ['ADMIN', 'IN_PERSON', 'AUTHOR', 'PUBLISHER'] as const;

/** As whom a viewer changes an event's team: its organiser, or by their own role in it; null: neither. [D12] */
export function teamStanding(
  viewer: PermissionViewer,
  event: EventRow,
  team: Roster<TeamRole>,
): TeamActor['standing'] | null {
  if (viewer.kind === 'anonymous') return null;
  const role = roleOf(team, viewer.accountId);
  const organises = ORGANISES.some((tie) => {
    const condition = relatedEvents(viewer, tie);
    return condition !== null && meetsCondition(event, () => role, condition);
  });
  return organises ? 'ORGANISER' : role;
}
