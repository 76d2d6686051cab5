/** Why a ticket stays as it is, and with whom it is. */
export type TicketStays = 'TICKET_CHECKED_IN' | 'TICKET_TRANSFERRED' | 'EVENT_ENDED' | 'TO_ONESELF' | 'NOT_SENT';
