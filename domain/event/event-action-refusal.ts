import type { EventRefusal } from '#domain/event/event-refusals.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import type { RefusalIn } from '#domain/kernel/refusal-in.ts';
import type { EventStatus } from './event.ts';
import { type ActionableEvent, actionObstacle, type EventAction } from './event-actions.ts';

export type ActionRefusal =
  | RefusalIn<EventRefusal, 'NOT_READY_TO_PUBLISH'>
  | RefusalIn<EventRefusal, 'EVENT_STATE_FORBIDS'>
  | RefusalIn<EventRefusal, 'HAS_ORDERS'>;

/**
 * What is answered to an action that is not open, or null. What is so already is not refused: it stays, and pressing
 * twice does no harm.
 */
export function eventActionRefusal(event: ActionableEvent, action: EventAction, now: Instant): ActionRefusal | null {
  const obstacle = actionObstacle(event, action, now);
  switch (obstacle) {
    case null:
    case 'ALREADY_SO':
      return null;
    case 'HAS_ORDERS':
      return { code: 'HAS_ORDERS' };
    case 'NOT_READY':
      return { code: 'NOT_READY_TO_PUBLISH', blockers: event.blockers };
    case 'IN_ARCHIVE':
      return { code: 'EVENT_STATE_FORBIDS', state: 'ARCHIVED' };
    case 'DRAFT':
    case 'UPCOMING':
    case 'ONGOING':
    case 'PAST':
    case 'CANCELLED':
      return { code: 'EVENT_STATE_FORBIDS', state: event.status };
    default:
      return never(obstacle);
  }
}

const ACTION_TO = { READY: 'UNPUBLISH', PUBLISHED: 'PUBLISH', CANCELLED: 'CANCEL' } as const satisfies Readonly<
  Record<EventStatus, EventAction>
>;

/** The action that gives an event this status. */
export const actionToStatus = (to: EventStatus): EventAction => ACTION_TO[to];

type Settings = Pick<ActionableEvent, 'donations' | 'formPerTicket'>;

/** The actions that a change of what an event says comes to. */
export const actionsOfChange = (before: Settings, after: Settings): readonly EventAction[] => [
  'EDIT',
  ...(before.donations === after.donations
    ? []
    : [after.donations ? ('ENABLE_DONATION' as const) : ('DISABLE_DONATION' as const)]),
  ...(before.formPerTicket === after.formPerTicket
    ? []
    : [after.formPerTicket ? ('ENABLE_FORM_PER_TICKET' as const) : ('DISABLE_FORM_PER_TICKET' as const)]),
];
