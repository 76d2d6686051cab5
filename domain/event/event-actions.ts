import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import type { RefusalIn } from '#domain/kernel/result.ts';
import type { EventStatus } from './event.ts';
import type { EventRefusal, PublishBlocker } from './event-refusals.ts';
import { hasEnded } from './sale-state.ts';

/** An event's phase. The archive flag is independent of it. */
export type EventPhase = 'DRAFT' | 'UPCOMING' | 'ONGOING' | 'PAST' | 'CANCELLED';
export const EVENT_PHASES = [
  'DRAFT',
  'UPCOMING',
  'ONGOING',
  'PAST',
  'CANCELLED',
] as const satisfies readonly EventPhase[];

export type ActionableEvent = {
  readonly status: EventStatus;
  readonly archive: boolean;
  readonly donations: boolean;
  readonly formPerTicket: boolean;
  readonly featured: boolean;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly hasOrders: boolean;
  readonly blockers: readonly PublishBlocker[];
};

/** Why an action is not possible. ALREADY_SO: it would change nothing. */
export type ActionObstacle = 'ALREADY_SO' | 'IN_ARCHIVE' | 'HAS_ORDERS' | 'NOT_READY' | EventPhase;

const CHANGEABLE = [
  'status',
  'archive',
  'donations',
  'formPerTicket',
  'featured',
] as const satisfies readonly (keyof ActionableEvent)[];
type Change = Partial<Pick<ActionableEvent, (typeof CHANGEABLE)[number]>>;
type ActionRule = {
  readonly notWhen: readonly EventPhase[];
  readonly inArchive: boolean;
  readonly notWithOrders?: true;
  readonly change?: Change;
};

/** Every action of the management area: when it is possible, and what it changes. [S2.14-02] [D12] */
const RULES = {
  EDIT: { notWhen: ['CANCELLED'], inArchive: false },
  PUBLISH: { notWhen: ['UPCOMING', 'ONGOING', 'PAST', 'CANCELLED'], inArchive: false, change: { status: 'PUBLISHED' } },
  UNPUBLISH: { notWhen: ['DRAFT', 'CANCELLED'], inArchive: false, notWithOrders: true, change: { status: 'READY' } },
  CANCEL: { notWhen: ['DRAFT'], inArchive: false, change: { status: 'CANCELLED' } },
  ARCHIVE: { notWhen: [], inArchive: true, change: { archive: true } },
  UNARCHIVE: { notWhen: [], inArchive: true, change: { archive: false } },
  ENABLE_DONATION: { notWhen: ['CANCELLED'], inArchive: false, change: { donations: true } },
  DISABLE_DONATION: { notWhen: [], inArchive: false, change: { donations: false } },
  ENABLE_FORM_PER_TICKET: { notWhen: ['PAST', 'CANCELLED'], inArchive: false, change: { formPerTicket: true } },
  DISABLE_FORM_PER_TICKET: { notWhen: ['PAST', 'CANCELLED'], inArchive: false, change: { formPerTicket: false } },
  FEATURE: { notWhen: ['DRAFT', 'PAST', 'CANCELLED'], inArchive: false, change: { featured: true } },
  UNFEATURE: { notWhen: [], inArchive: true, change: { featured: false } },
  CUSTOMISE_EMAIL: { notWhen: ['PAST', 'CANCELLED'], inArchive: false },
  INVITE_GUESTS: { notWhen: ['DRAFT', 'PAST', 'CANCELLED'], inArchive: false },
  NOTIFY: { notWhen: ['DRAFT'], inArchive: false },
  CHECK_IN: { notWhen: ['DRAFT', 'CANCELLED'], inArchive: false },
  EMBED: { notWhen: ['DRAFT', 'PAST', 'CANCELLED'], inArchive: false },
  EXPORT_CSV: { notWhen: ['DRAFT'], inArchive: true },
  VIEW_REVENUE: { notWhen: ['DRAFT'], inArchive: true },
  CLONE: { notWhen: [], inArchive: true },
  HAND_OVER: { notWhen: ['PAST', 'CANCELLED'], inArchive: false },
  DELETE: { notWhen: ['UPCOMING', 'ONGOING', 'PAST', 'CANCELLED'], inArchive: true, notWithOrders: true },
} as const satisfies Readonly<Record<string, ActionRule>>;

export type EventAction = keyof typeof RULES;
export const EVENT_ACTIONS = Object.keys(RULES) as readonly EventAction[];

export function eventPhase(event: Pick<ActionableEvent, 'status' | 'beginAt' | 'endAt'>, now: Instant): EventPhase {
  if (event.status !== 'PUBLISHED') return event.status === 'READY' ? 'DRAFT' : 'CANCELLED';
  if (hasEnded(event, now)) return 'PAST';
  return event.beginAt <= now ? 'ONGOING' : 'UPCOMING';
}

/** Why an action is not possible now, or null. */
export function actionObstacle(event: ActionableEvent, action: EventAction, now: Instant): ActionObstacle | null {
  const rule: ActionRule = RULES[action];
  const phase = eventPhase(event, now);
  if (isAlready(event, rule.change)) return 'ALREADY_SO';
  if (event.archive && !rule.inArchive) return 'IN_ARCHIVE';
  if (rule.notWhen.includes(phase)) return phase;
  if (rule.notWithOrders === true && event.hasOrders) return 'HAS_ORDERS';
  return action === 'PUBLISH' && event.blockers.length > 0 ? 'NOT_READY' : null;
}

function isAlready(event: ActionableEvent, change: Change | undefined): boolean {
  const after = { ...event, ...change };
  return change !== undefined && CHANGEABLE.every((field) => after[field] === event[field]);
}

export type ActionRefusal =
  | RefusalIn<EventRefusal, 'NOT_READY_TO_PUBLISH'>
  | RefusalIn<EventRefusal, 'EVENT_STATE_FORBIDS'>
  | RefusalIn<EventRefusal, 'HAS_ORDERS'>;

/** Null if possible. Repeating an action that already took effect is not refused. */
export function eventActionRefusal(event: ActionableEvent, action: EventAction, now: Instant): ActionRefusal | null {
  const obstacle = actionObstacle(event, action, now);
  switch (obstacle) {
    case null:
    case 'ALREADY_SO':
      return null;
    case 'HAS_ORDERS':
      return { code: 'HAS_ORDERS', of: action === 'DELETE' ? 'DELETE' : 'UNPUBLISH' };
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

export const actionToStatus = (to: EventStatus): EventAction => ACTION_TO[to];

type Settings = Pick<ActionableEvent, 'donations' | 'formPerTicket'>;

/** The actions that a change of settings amounts to. */
export const actionsOfChange = (before: Settings, after: Settings): readonly EventAction[] => [
  'EDIT',
  ...(before.donations === after.donations
    ? []
    : [after.donations ? ('ENABLE_DONATION' as const) : ('DISABLE_DONATION' as const)]),
  ...(before.formPerTicket === after.formPerTicket
    ? []
    : [after.formPerTicket ? ('ENABLE_FORM_PER_TICKET' as const) : ('DISABLE_FORM_PER_TICKET' as const)]),
];
