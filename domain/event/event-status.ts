import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PublishBlocker, RefusalOf } from '#domain/refusal/refusal.ts';
import type { EventStatus } from './event.ts';

/** What may happen next. A published event goes back to a draft only while nobody has ordered. */
export const EVENT_TRANSITIONS = {
  READY: ['PUBLISHED', 'CANCELLED'],
  PUBLISHED: ['READY', 'CANCELLED'],
  CANCELLED: [],
} as const satisfies Readonly<Record<EventStatus, readonly EventStatus[]>>;

export type StatusRefusal = RefusalOf<'NOT_READY_TO_PUBLISH'> | RefusalOf<'EVENT_STATE_FORBIDS'> | RefusalOf<'HAS_ORDERS'>;

/** Why an event, its sessions and its ticket types stay as they are, or null: a cancelled one stays what people had heard of. [decision 12] */
export const changeRefusal = (status: EventStatus): RefusalOf<'EVENT_STATE_FORBIDS'> | null =>
  EVENT_TRANSITIONS[status].length === 0 ? { code: 'EVENT_STATE_FORBIDS', state: status } : null;

type StatusFacts = { readonly status: EventStatus; readonly hasOrders: boolean; readonly blockers: readonly PublishBlocker[] };

/** The status an event gets, or why it keeps its own. Asked for the status it has, it stays. */
export function changeEventStatus(event: StatusFacts, to: EventStatus): Result<EventStatus, StatusRefusal> {
  if (event.status === to) return ok(to);
  if (!(EVENT_TRANSITIONS[event.status] as readonly EventStatus[]).includes(to)) return refused({ code: 'EVENT_STATE_FORBIDS', state: event.status });
  if (to === 'PUBLISHED' && event.blockers.length > 0) return refused({ code: 'NOT_READY_TO_PUBLISH', blockers: event.blockers });
  if (to === 'READY' && event.hasOrders) return refused({ code: 'HAS_ORDERS' });
  return ok(to);
}
