import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { NOW } from './moments.ts';

export const aListedGuest = (ticketId: string, change: Partial<Guest> = {}): Guest => ({
  ticketId,
  name: 'Lan Nguyễn',
  firstName: 'Lan',
  lastName: 'Nguyễn',
  email: 'lan@example.com',
  phone: null,
  jobTitle: null,
  company: null,
  question: null,
  note: null,
  ticketName: 'Sen',
  seat: null,
  sessionId: 1,
  sessionName: '',
  orderNumber: 'V1',
  status: 'VALID',
  hand: 'HELD',
  abilities: ['ticket.view', 'ticket.contact', 'ticket.send-again'],
  groups: [],
  checkIns: 0,
  firstCheckInAt: null,
  boughtAt: NOW,
  ...change,
});
