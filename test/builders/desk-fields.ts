import type { MemoryGuest } from '#adapters/memory/event/memory-desk-world.ts';
import type { EventFields, SessionFields, TicketTypeFields } from '#application/event/ports/event-desk.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { NOW } from './moments.ts';

/** An evening in Hà Nội, as entered. */
export const eventFields = {
  name: 'Đêm nhạc',
  type: 'EVENT',
  format: 'ONSITE',
  feature: 'PUBLIC',
  categoryId: null,
  description: '',
  address: 'Hà Nội',
  timezone: 'Asia/Ho_Chi_Minh',
  urls: [],
  donations: false,
  approval: false,
  oneFormPerTicket: false,
  generalInfo: false,
  ticketsAtVenue: false,
  policy: '',
  capacity: null,
  closeAtCapacity: false,
  allowReEntry: false,
  plate: 'hills-jade-1',
  approvalDays: 7,
  refundDays: null,
  nameChangeDays: null,
  sessionChangeDays: null,
} satisfies EventFields;

export const sessionFields = (change: Partial<SessionFields> = {}): SessionFields => ({
  name: '',
  address: null,
  beginAt: later(NOW, 5 * DAY),
  endAt: later(NOW, 5 * DAY + HOUR),
  planSale: null,
  recording: null,
  urls: [],
  ...change,
});

export const ticketTypeFields = (change: Partial<TicketTypeFields> = {}): TicketTypeFields => ({
  name: 'Vé thường',
  description: '',
  note: '',
  price: dong(0),
  originalPrice: null,
  capacity: null,
  limit: null,
  accountLimit: null,
  multipleOf: 1,
  saleBeginAt: null,
  saleEndAt: null,
  mode: 'ONSITE',
  ...change,
});

/** With a valid ticket, not checked in. */
export const aMemoryGuest = (
  of: Pick<MemoryGuest, 'ticketId' | 'eventId' | 'sessionId' | 'firstName'> & Partial<MemoryGuest>,
): MemoryGuest => ({
  code: of.ticketId,
  ticketTypeId: 'standard',
  lastName: '',
  email: `${of.ticketId}@example.test`,
  orderNumber: 'V1',
  status: 'VALID',
  boughtAt: NOW,
  checkIns: [],
  ...of,
});
