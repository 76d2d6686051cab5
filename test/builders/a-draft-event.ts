import type { ActionableEvent } from '#domain/event/event-actions.ts';
import { minutes } from './moments.ts';

export const aDraftEvent: ActionableEvent = {
  status: 'READY',
  archive: false,
  donations: false,
  formPerTicket: false,
  featured: false,
  beginAt: minutes(60),
  endAt: minutes(120),
  hasOrders: false,
  blockers: [],
};
