import { never } from '#domain/kernel/never.ts';
import type { BoughtTicket, TicketEvent } from './bought-ticket.ts';

/** The ticket after what happened. An event that its state cannot have leaves it as it is. [S5-13] [design] */
export function evolveTicket(ticket: BoughtTicket, event: TicketEvent): BoughtTicket {
  const { ticketId, eventId, sectionEventId, issueNumber, recipient, checkIns } = ticket;
  const paper = { ticketId, eventId, sectionEventId, issueNumber, recipient, checkIns };
  switch (event.kind) {
    case 'EDITED':
      return { ...ticket, recipient: event.recipient };
    case 'SENT':
      return ticket.state === 'HELD'
        ? {
            ...paper,
            issueNumber: issueNumber + 1,
            recipient: event.to,
            state: 'SENT',
            sender: ticket.holder,
            sentAt: event.at,
            before: recipient,
          }
        : ticket;
    case 'TAKEN_BACK':
      return ticket.state === 'SENT'
        ? { ...paper, issueNumber: issueNumber + 1, recipient: ticket.before, state: 'HELD', holder: ticket.sender }
        : ticket;
    case 'RECEIVED':
      return ticket.state === 'SENT'
        ? { ...paper, state: 'RECEIVED', holder: event.by, sender: ticket.sender }
        : ticket;
    case 'REISSUED':
      return { ...ticket, issueNumber: issueNumber + 1 };
    case 'CHECKED_IN':
      return { ...ticket, checkIns: [...checkIns, { scanId: event.scanId, at: event.at }] };
    case 'CHECK_IN_UNDONE':
      return { ...ticket, checkIns: checkIns.filter(({ scanId }) => scanId !== event.scanId) };
    case 'VOIDED':
      return { ...paper, state: 'VOID', because: event.because };
    default:
      return never(event);
  }
}
