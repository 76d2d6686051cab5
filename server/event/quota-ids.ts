/** Derived from numbers (UUID version 8, RFC 9562), so that no row has to point to a quota. */
const numbered = (kind: 1 | 2 | 3, id: number): string =>
  `00000000-0000-8000-8000-${String(kind)}${id.toString(16).padStart(11, '0')}`;

export const quotaOfTicketType = (ticketTypeId: string): string => ticketTypeId;
export const quotaOfSession = (sectionEventId: number): string => numbered(1, sectionEventId);
/** The ticket type that comes with a session's invitations alone. */
export const invitationTicketOf = (sectionEventId: number): string => numbered(3, sectionEventId);
export const quotaOfEvent = (eventId: number): string => numbered(2, eventId);
