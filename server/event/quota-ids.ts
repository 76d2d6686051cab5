/**
 * Ids of a ticket type's quotas, derived so that no row has to point to them: its own has the ticket type's id, a
 * session's and an event's are made of their number (UUID version 8, RFC 9562).
 */
const numbered = (kind: 1 | 2, id: number): string =>
  `00000000-0000-8000-8000-${String(kind)}${id.toString(16).padStart(11, '0')}`;

export const quotaOfTicketType = (ticketTypeId: string): string => ticketTypeId;
export const quotaOfSession = (sectionEventId: number): string => numbered(1, sectionEventId);
export const quotaOfEvent = (eventId: number): string => numbered(2, eventId);
