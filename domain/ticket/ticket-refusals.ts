import type { TicketStays } from './ticket-stays.ts';

/** Refusals of changing a ticket and of admitting it. [S8] */
export type TicketRefusal =
  | { readonly code: 'TICKET_STAYS'; readonly because: TicketStays }
  | { readonly code: 'QR_INVALID' }
  | { readonly code: 'TICKET_VOID' }
  | { readonly code: 'TICKET_REISSUED' }
  | { readonly code: 'OTHER_EVENT_OR_SESSION' };
