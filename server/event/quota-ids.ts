/**
 * Names of the pots that a ticket type draws on, so that a pot is found without a row that points to it: its own is
 * named as the ticket type, those of a session and an event by their number (UUID version 8, RFC 9562: the layout is
 * ours).
 */
const numbered = (kind: 1 | 2, id: number): string =>
  `00000000-0000-8000-8000-${String(kind)}${id.toString(16).padStart(11, '0')}`;

export const quotaOfTicketType = (ticketTypeId: string): string => ticketTypeId;
export const quotaOfSession = (sectionEventId: number): string => numbered(1, sectionEventId);
export const quotaOfEvent = (eventId: number): string => numbered(2, eventId);
