import type { EventPage, SessionOnSale, TicketOnSale } from '#application/event/ports/event-pages.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { NOW } from './moments.ts';

export const aTicket = (over: Partial<TicketOnSale> = {}): TicketOnSale => ({
  id: 'standard',
  name: 'Hạng Sen',
  description: null,
  note: null,
  price: dong(200_000),
  originalPrice: dong(200_000),
  promoted: null,
  remaining: 50,
  purchaseLimit: 5,
  fullLimit: 5,
  accountLimit: null,
  alreadyBought: 0,
  multipleOf: 1,
  saleBeginAt: null,
  saleEndAt: null,
  mode: 'ONSITE',
  beingPaidFor: 0,
  hasSeats: false,
  ...over,
});

export const aSession = (over: Partial<SessionOnSale> = {}): SessionOnSale => ({
  id: 5001,
  eventId: 1012,
  name: 'Đêm nhạc',
  description: null,
  address: 'Nhà hát Lớn Hà Nội',
  beginAt: later(NOW, 2 * DAY),
  endAt: later(NOW, 2 * DAY + 2 * HOUR),
  timezone: 'Asia/Ho_Chi_Minh',
  planSale: null,
  cancelled: false,
  moves: 0,
  tickets: [aTicket()],
  light: null,
  ...over,
});

export function anEventPage(over: Partial<EventPage> = {}): EventPage {
  const session = aSession();
  return {
    id: 1012,
    slug: 'dem-nhac-1012',
    name: 'Đêm nhạc',
    summary: 'Một đêm nhạc',
    waitingRoom: false,
    description: '<p>Một <b>đêm</b> nhạc</p>',
    address: 'Nhà hát Lớn Hà Nội',
    beginAt: session.beginAt,
    endAt: session.endAt,
    timezone: 'Asia/Ho_Chi_Minh',
    type: 'EVENT',
    format: 'ONSITE',
    status: 'PUBLISHED',
    archive: false,
    feature: 'PUBLIC',
    requiredApproval: false,
    formPerTicket: false,
    generalInfo: false,
    questionnaire: false,
    donationEnabled: false,
    policy: null,
    organiser: { kind: 'person', name: 'Lan Nguyễn', username: 'lan', avatar: null },
    photos: [],
    videos: [],
    category: { id: 1, name: 'Âm nhạc' },
    sessions: [session],
    ...over,
  };
}
