import type { EventStatus } from './event.ts';

/**
 * What may happen next; event-actions.ts says when. A published event goes back to a draft only while nobody has
 * ordered. A draft is deleted and not cancelled: what is cancelled is shown to everybody who had heard of it. [D12]
 */
export const EVENT_TRANSITIONS = {
  READY: ['PUBLISHED'],
  PUBLISHED: ['READY', 'CANCELLED'],
  CANCELLED: [],
} as const satisfies Readonly<Record<EventStatus, readonly EventStatus[]>>;
