/** Refusals of changing a ticket and of admitting it. [S8] */
export type TicketRefusal =
  | { readonly code: 'TICKET_STAYS'; readonly because: TicketChangeObstacle }
  | { readonly code: 'QR_INVALID' }
  | { readonly code: 'TICKET_VOID' }
  | { readonly code: 'TICKET_REISSUED' }
  | { readonly code: 'OTHER_EVENT_OR_SESSION' };

/** Why a ticket stays as it is, and with whom it is. */
export type TicketChangeObstacle =
  | 'TICKET_CHECKED_IN'
  | 'TICKET_TRANSFERRED'
  | 'EVENT_ENDED'
  | 'TO_ONESELF'
  | 'NOT_SENT';
