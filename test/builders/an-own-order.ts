import type { OpenedOrder, OrderTicket, OwnRefund } from '#application/sale/ports/own-orders.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { NOW } from './moments.ts';

const anOrderTicket = (id: string, change: Partial<OrderTicket> = {}): OrderTicket => ({
  id,
  holder: 'Lan Nguyễn',
  ticketName: 'Hạng Sen',
  seat: null,
  status: 'VALID',
  hand: 'HELD',
  ...change,
});

export const aRefundOfOrder = (change: Partial<OwnRefund> = {}): OwnRefund => ({
  id: 'r',
  status: 'DECIDED',
  reason: 'ORDER_CANCELLED',
  amount: dong(150_000),
  points: NO_POINTS,
  wallet: ZERO,
  byProvider: false,
  paidAt: null,
  account: null,
  secret: 'secret',
  ...change,
});

export const anOwnOrder = (id: string, change: Partial<OpenedOrder> = {}): OpenedOrder => ({
  id,
  orderNumber: 'DQD4N2UTS',
  status: 'SUCCESSFUL',
  moneyLabel: 'paid',
  price: dong(350_000),
  points: NO_POINTS,
  wallet: ZERO,
  donation: dong(50_000),
  donationMessage: 'Chúc đêm nhạc thành công',
  received: dong(350_000),
  overpaid: ZERO,
  lateReason: null,
  paymentMethod: 'BANK_TRANSFER',
  orderedAt: later(NOW, -HOUR),
  buyer: 'Lan Nguyễn',
  email: 'lan@example.test',
  items: [{ id: '0', name: 'Hạng Sen', quantity: 2, originalPrice: dong(400_000), price: dong(300_000) }],
  session: {
    id: 5001,
    name: 'Đêm nhạc',
    address: 'Nhà hát Lớn Hà Nội',
    beginAt: later(NOW, 2 * DAY),
    endAt: later(NOW, 2 * DAY + 3 * HOUR),
    timezone: 'Asia/Ho_Chi_Minh',
    event: { slug: 'dem-nhac-1012', name: 'Đêm nhạc', organiser: 'Nhà hát' },
  },
  tickets: [anOrderTicket('a'), anOrderTicket('b', { holder: 'Minh Trần', hand: 'RECEIVED' })],
  answers: [],
  approval: null,
  refunds: [],
  invoice: null,
  giveBackUntil: null,
  ...change,
});

export const aFreeOrder = (id: string): OpenedOrder =>
  anOwnOrder(id, {
    moneyLabel: 'completed',
    price: ZERO,
    donation: ZERO,
    donationMessage: null,
    received: ZERO,
    paymentMethod: 'FREE',
    items: [{ id: '0', name: 'Vé mời', quantity: 1, originalPrice: ZERO, price: ZERO }],
  });
