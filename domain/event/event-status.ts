import type { EventStatus } from './event.ts';

/** What may happen next; event-actions.ts says when. A published event goes back to a draft only while nobody has ordered. [decision 12] */
export const EVENT_TRANSITIONS = {
  READY: ['PUBLISHED', 'CANCELLED'],
  PUBLISHED: ['READY', 'CANCELLED'],
  CANCELLED: [],
} as const satisfies Readonly<Record<EventStatus, readonly EventStatus[]>>;
