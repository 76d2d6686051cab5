import { NO_NEWS } from '#domain/event/news/team-news.ts';
import { instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, points } from '#domain/kernel/money/points.ts';
import type { EmailEventFacts } from '#server/platform/ports/email-facts.ts';
import type { Letter } from '#server/platform/ports/email-writer.ts';
import { AMOUNT, at, BUYER, eventOf, orderOf, paymentOf, REASON } from './letter-facts.ts';

const ROWS = [
  { name: 'Hạng Trúc', price: 450_000 as Dong, capacity: 120 },
  { name: 'Vé mời hai người, kèm bữa tối', price: ZERO, capacity: null },
];

/** Emails that look or read otherwise than the one of their kind in `everyLetter`. */
export function letterStates(picture: EmailEventFacts['picture'], now: number): Readonly<Record<string, Letter>> {
  const event = eventOf(picture);
  const order = orderOf(event);
  const payment = paymentOf(event);
  const online = { ...event, place: null };
  const [ticket] = order.tickets;
  const joining = ticket === undefined ? [] : [{ ...ticket, online: true, seat: null }];
  const free = { ...order, event: online, lines: [], total: ZERO, donation: ZERO, organiserWords: null };
  const late = { ...payment, payBefore: at('2026-01-02T03:30:00Z') };
  const manual = { instructions: '', buyer: { ...BUYER, email: 'linh@example.com' }, reason: null };
  const byHand = { ...payment, received: payment.amount, manual };
  const refund = { amount: AMOUNT, points: NO_POINTS, wallet: ZERO };
  const session = { ...event, moves: 1, sessionName: 'Đêm thứ nhất' };
  const companyName = 'Công ty Cổ phần Giải trí Nhà hát Sông Hồng';
  return {
    'order-confirmed-online': { message: 'order-confirmed', order: { ...free, tickets: joining } },
    'order-confirmed-mixed': {
      message: 'order-confirmed',
      order: {
        ...order,
        total: 1_200_000 as Dong,
        points: points(50_000),
        wallet: 200_000 as Dong,
        organiserWords: null,
      },
    },
    'ticket-mailed-again': { message: 'ticket-mailed', order: { ...order, tickets: order.tickets.slice(0, 1) } },
    'ticket-received-online': { message: 'ticket-received', order: { ...free, tickets: joining } },
    'registration-declined-late': {
      message: 'registration-declined',
      order: {
        ...free,
        event,
        tickets: [],
        approval: { dueAt: at('2026-12-05T12:30:00Z'), byDeadline: true, message: null },
      },
    },
    'invoice-adjusted': {
      message: 'invoice-issued',
      order,
      invoice: {
        number: 'C26TVE9',
        lookupCode: 'BXHBNK8I0H',
        lookupUrl: 'https://lookup.test/search',
        adjusts: 'C26TVE7',
      },
    },
    'donation-waiting': { message: 'bank-transfer-waiting', payment: { ...payment, received: ZERO, gift: true } },
    'part-paid-late': { message: 'part-paid', payment: late },
    'late-money-ended': { message: 'late-money', payment, because: 'EVENT_ENDED' },
    'late-money-second': { message: 'late-money', payment, because: 'OTHER_ORDER_PAID' },
    'late-money-part': { message: 'late-money', payment, because: 'PART_PAID' },
    'late-money-donation': { message: 'late-money', payment: { ...payment, gift: true }, because: 'EVENT_ENDED' },
    'paid-twice': { message: 'paid-too-much', payment, because: 'TWICE', excess: AMOUNT },
    'paid-after-refund': { message: 'paid-too-much', payment, because: 'AFTER_REFUND', excess: AMOUNT },
    'manual-payment-expired': {
      message: 'manual-payment-ended',
      payment: { ...byHand, received: ZERO, waiting: false },
      manual,
    },
    'refund-due-short': { message: 'refund-due', payment, ...refund },
    'refund-due-by-hand': { message: 'refund-due', payment: byHand, ...refund },
    'refund-due-gateway': {
      message: 'refund-due',
      payment: { ...payment, received: payment.amount, atGateway: true },
      ...refund,
      points: points(50_000),
      wallet: 100_000 as Dong,
    },
    'refund-paid-by-hand': { message: 'refund-paid', payment: byHand, amount: AMOUNT, byProvider: false },
    'refund-paid-card': { message: 'refund-paid', payment, amount: AMOUNT, byProvider: true },
    'refund-paid-wallet': {
      message: 'refund-paid',
      payment: { ...payment, fromWallet: true },
      amount: AMOUNT,
      byProvider: false,
    },
    'refund-account-returned': {
      message: 'refund-account',
      payment,
      amount: AMOUNT,
      refund: { eventId: 1012, refundId: 'r1' },
      occasion: 'RETURNED',
    },
    'invitation-own': {
      message: 'invitation',
      letter: {
        event,
        template: {
          headline: 'Mời bạn đến nghe một đêm Trịnh',
          letter: 'Chào {name},\n\nTụi mình giữ cho bạn một chỗ ở hàng đầu.\n\n{link}\n\nHẹn gặp nhé,\nHà',
          picture: picture.url,
        },
        guest: { ...BUYER, email: 'linh@example.com' },
        inviterName: '',
        letter: { invitationId: 'i1', letterNumber: 1 },
      },
    },
    'event-cancelled-session': {
      message: 'event-cancelled',
      cancellation: { sessions: [session], wholeEvent: false, reason: REASON, refunds: [] },
    },
    'session-moved-place': {
      message: 'session-moved',
      move: {
        event: session,
        before: { ...event, place: 'Nhà Văn hóa Thanh Niên, 4 Phạm Ngọc Thạch, TP. Hồ Chí Minh' },
        giveBackUntil: null,
      },
    },
    'guest-mailing-invited': {
      message: 'guest-mailing',
      mailing: {
        event,
        subject: 'Bạn vẫn chưa trả lời',
        html: '<h2>Còn ba ngày</h2><p>Xem <a href="https://example.com/ban-do">bản đồ</a> trước khi đi nhé.</p>',
        name: '',
        to: 'a1',
        invitation: {
          guest: { ...BUYER, email: 'linh@example.com' },
          letter: { invitationId: 'i1', letterNumber: 1 },
        },
      },
    },
    'event-handed-over-given': { message: 'event-handed-over', event, news: 'GIVEN', who: 'minh@example.com' },
    'team-news-problem': {
      message: 'team-news',
      event,
      daily: false,
      sums: { ...NO_NEWS, notPublished: 1 },
    },
    'event-created-draft': {
      message: 'event-created',
      created: {
        status: 'READY',
        sessions: [
          { ...event, sessionName: 'Đêm thứ nhất', online: false, ticketTypes: ROWS },
          { ...online, sessionName: 'Phát trực tuyến', online: true, ticketTypes: ROWS.slice(0, 1) },
          { ...online, sessionName: '', online: false, ticketTypes: [] },
        ],
      },
    },
    'account-notice-lifted': { message: 'account-notice', notice: 'SUSPENSION_LIFTED', at: instant(now) },
    'corporate-review-submitted': { message: 'corporate-review', happened: 'SUBMITTED', companyName, words: null },
    'corporate-review-approved': { message: 'corporate-review', happened: 'APPROVED', companyName, words: null },
    'corporate-review-rejected': { message: 'corporate-review', happened: 'REJECTED', companyName, words: REASON },
    'corporate-offer-received': {
      message: 'corporate-offer',
      companyName,
      news: 'RECEIVED',
      who: 'minh@example.com',
    },
    'corporate-offer-declined': {
      message: 'corporate-offer',
      companyName,
      news: 'DECLINED',
      who: 'minh@example.com',
    },
    'report-file-failed': { message: 'report-file', ready: false, kind: 'ORDERS', name: event.name },
  };
}
