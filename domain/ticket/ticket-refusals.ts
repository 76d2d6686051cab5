import type { Instant } from '#domain/kernel/instant.ts';

/** [S8] */
export type TicketRefusal =
  | { readonly code: 'TICKET_STAYS'; readonly because: TicketChangeObstacle }
  | { readonly code: 'QR_INVALID' }
  | { readonly code: 'TICKET_VOID' }
  | { readonly code: 'TICKET_REISSUED' }
  /** The scan was not counted. `beginAt`: of the ticket's session. */
  | { readonly code: 'TICKET_TOO_EARLY'; readonly beginAt: Instant }
  | { readonly code: 'OTHER_EVENT_OR_SESSION' };

export type TicketChangeObstacle =
  | 'TICKET_CHECKED_IN'
  | 'TICKET_TRANSFERRED'
  | 'EVENT_ENDED'
  | 'TO_ONESELF'
  | 'NOT_SENT';
