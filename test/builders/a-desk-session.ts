import type { DeskSession, DeskTicketType } from '#application/event/ports/event-desk.ts';
import { DAY, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { NOW } from './moments.ts';

export const aTicketType = (
  id: string,
  name: string,
  price = 0,
  mode: DeskTicketType['mode'] = 'ONSITE',
): DeskTicketType => ({
  id,
  version: 'v1',
  sessionId: 1,
  name,
  description: '',
  note: '',
  price: dong(price),
  originalPrice: dong(price),
  capacity: null,
  sold: 0,
  held: 0,
  remaining: null,
  limit: 5,
  accountLimit: null,
  multipleOf: 1,
  saleBeginAt: null,
  saleEndAt: null,
  mode,
  saleState: 'ON_SALE',
});

export const aDeskSession = (ticketTypes: readonly DeskTicketType[]): DeskSession => ({
  id: 1,
  version: 'v1',
  name: 'Tối thứ Bảy',
  address: null,
  beginAt: later(NOW, DAY),
  endAt: later(NOW, 2 * DAY),
  planSale: null,
  recording: null,
  urls: [],
  ticketTypes,
  invitationTicket: null,
});
