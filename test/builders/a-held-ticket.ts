import type { OpenedTicket } from '#application/ticket/ports/ticket-wallet.ts';
import { DAY, later } from '#domain/kernel/instant.ts';
import { NOW } from './moments.ts';

export const aHeldTicket = (id: string, change: Partial<OpenedTicket> = {}): OpenedTicket => ({
  id,
  status: 'VALID',
  hand: 'HELD',
  firstName: 'Lan',
  lastName: 'Nguyễn',
  holder: 'Lan Nguyễn',
  email: 'lan@example.test',
  ticketName: 'Hạng Sen',
  ticketDescription: null,
  seat: null,
  mode: 'ONSITE',
  checkIns: 0,
  firstCheckInAt: null,
  code: 'ABCDEFGHJK',
  orderNumber: 'DQD4N2UTS',
  orderId: 'o1',
  qrText: 'signed',
  voidBecause: null,
  rooms: [],
  recording: null,
  session: {
    id: 5001,
    name: 'Đêm nhạc',
    address: 'Nhà hát Lớn Hà Nội',
    beginAt: later(NOW, 2 * DAY),
    endAt: later(NOW, 3 * DAY),
    timezone: 'Asia/Ho_Chi_Minh',
    urls: ['https://room.example.test/1'],
    event: { id: 1012, slug: 'dem-nhac-1012', name: 'Đêm nhạc', format: 'ONSITE', photo: null, organiser: 'Nhà hát' },
  },
  ...change,
});
