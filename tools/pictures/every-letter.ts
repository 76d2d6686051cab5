import { instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { parsePhoneNumber } from '#domain/people/phone-number.ts';
import type { EmailEventFacts } from '#server/platform/ports/email-facts.ts';
import type { Letter } from '#server/platform/ports/email-writer.ts';
import { AMOUNT, at, BUYER, eventOf, orderOf, paymentOf, REASON } from './letter-facts.ts';

/** One of each, with long names: a letter that is missing does not compile. */
export function everyLetter(
  picture: EmailEventFacts['picture'],
  now: number,
): Readonly<Record<Letter['message'], Letter>> {
  const phone = parsePhoneNumber('0903123456');
  if (!phone.ok) throw new Error('The sender’s number is none');
  const event = eventOf(picture);
  const order = orderOf(event);
  const payment = paymentOf(event);
  const unpaid = { ...payment, received: ZERO };
  const session = { ...event, moves: 1 };
  const before = { ...event, beginAt: at('2026-12-12T12:30:00Z'), endAt: at('2026-12-12T15:00:00Z') };
  const manual = {
    instructions: 'Chuyển vào MoMo 0903 123 456, ghi tên và số đơn.',
    buyer: { ...BUYER, email: 'linh@example.com' },
    reason: null,
  };
  const approval = { dueAt: at('2026-12-05T12:30:00Z'), byDeadline: false, message: 'Hẹn gặp bạn tối thứ Bảy!' };
  const asked = { ...order, tickets: [], approval: { ...approval, message: null } };
  const wait = { event, ticketName: 'Vé mời', places: 2 };
  const refund = { payment, amount: AMOUNT };
  const own = { ...order, tickets: order.tickets.slice(0, 1) };
  const given = { ...own, tickets: own.tickets.map((ticket) => ({ ...ticket, hand: 'SENT' as const })) };
  const companyName = 'Công ty Cổ phần Giải trí Nhà hát Sông Hồng';
  const invoice = { number: 'C26TVE7', lookupCode: 'AXHBNK8I0H', lookupUrl: 'https://lookup.test/search' };
  return {
    'sign-in-code': { message: 'sign-in-code', code: '048213', minutes: 5 },
    'order-confirmed': { message: 'order-confirmed', order },
    'ticket-received': { message: 'ticket-received', order: own },
    'ticket-mailed': { message: 'ticket-mailed', order: given },
    'ticket-voided': { message: 'ticket-voided', order, ticketName: 'Hạng Trúc' },
    'ticket-taken-back': { message: 'ticket-taken-back', order, ticketName: 'Hạng Trúc' },
    'session-changed': { message: 'session-changed', order },
    'order-cancelled': { message: 'order-cancelled', order: { ...order, tickets: [] } },
    'invoice-issued': { message: 'invoice-issued', order, invoice },
    'registration-pending': { message: 'registration-pending', order: asked },
    'registration-approved': { message: 'registration-approved', order: { ...order, approval } },
    'registration-declined': {
      message: 'registration-declined',
      order: { ...asked, approval: { ...approval, message: 'Lần này chỗ đã kín, hẹn bạn đêm sau.' } },
    },
    'registration-withdrawn': { message: 'registration-withdrawn', order: asked },
    'donation-received': {
      message: 'donation-received',
      order: { ...order, lines: [], tickets: [], total: 50_000 as Dong, donationMessage: 'Chúc đêm nhạc thật đông!' },
    },
    'places-offered': {
      message: 'places-offered',
      offer: { event, ticketName: 'Hạng Trúc', places: 2, until: at('2026-12-02T03:30:00Z') },
    },
    'place-came-free': { message: 'place-came-free', order },
    'guest-waits': { message: 'guest-waits', wait },
    'guest-left-line': { message: 'guest-left-line', wait },
    'bank-transfer-waiting': { message: 'bank-transfer-waiting', payment: unpaid },
    'part-paid': { message: 'part-paid', payment },
    'late-money': { message: 'late-money', payment, because: 'SOLD_OUT' },
    'late-money-reminder': { message: 'late-money-reminder', payment, because: 'SOLD_OUT' },
    'paid-too-much': { message: 'paid-too-much', payment, because: 'TOO_MUCH', excess: AMOUNT },
    'manual-payment-waiting': { message: 'manual-payment-waiting', payment: unpaid, manual },
    'manual-payment-reminder': { message: 'manual-payment-reminder', payment: unpaid, manual },
    'manual-payment-reported': { message: 'manual-payment-reported', payment: unpaid, manual },
    'manual-payment-ended': {
      message: 'manual-payment-ended',
      payment: { ...unpaid, waiting: false },
      manual: { ...manual, reason: 'Ảnh chuyển khoản không đúng số tiền.' },
    },
    'refund-due': { message: 'refund-due', ...refund, points: NO_POINTS, wallet: ZERO },
    'refund-paid': { message: 'refund-paid', ...refund, byProvider: false },
    'refund-failed': { message: 'refund-failed', ...refund, byProvider: false },
    'refund-account': {
      message: 'refund-account',
      ...refund,
      refund: { eventId: 1012, refundId: 'r1' },
      occasion: 'FIRST',
    },
    invitation: {
      message: 'invitation',
      letter: {
        event,
        template: null,
        guest: { ...BUYER, email: 'linh@example.com' },
        inviterName: 'Nguyễn Thu Hà',
        letter: { invitationId: 'i1', letterNumber: 1 },
      },
    },
    'event-cancelled': {
      message: 'event-cancelled',
      cancellation: {
        sessions: [session],
        wholeEvent: true,
        reason: REASON,
        refunds: [{ orderNumber: 'VM-2026-0007', amount: AMOUNT }],
      },
    },
    'session-moved': { message: 'session-moved', move: { event: session, before, giveBackUntil: event.beginAt } },
    'guest-mailing': {
      message: 'guest-mailing',
      mailing: {
        event,
        subject: 'Những điều cần biết trước đêm nhạc',
        html: `<p>Cửa mở lúc <strong>18:30</strong>.</p><ul><li>Gửi xe ở Hai Bà Trưng</li><li>${REASON}</li></ul>`,
        name: 'Thùy Linh',
        to: 'a1',
        invitation: null,
      },
    },
    'team-joined': {
      message: 'team-joined',
      team: { event, role: 'EDITOR' },
    },
    'event-handed-over': { message: 'event-handed-over', event, news: 'RECEIVED', who: 'minh@example.com' },
    'team-news': {
      message: 'team-news',
      event,
      daily: true,
      sums: {
        orders: 12,
        tickets: 27,
        amount: 18_450_000,
        registrations: 4,
        registeredTickets: 5,
        registeredAmount: 1_800_000,
        accepted: 8,
        coming: 13,
        declined: 2,
        waiting: 1,
        notPublished: 0,
        notMailed: 0,
      },
    },
    'event-created': {
      message: 'event-created',
      created: {
        status: 'PUBLISHED',
        sessions: [{ ...event, online: false, ticketTypes: [{ name: 'Hạng Trúc', price: AMOUNT, capacity: 120 }] }],
      },
    },
    'sale-opened': { message: 'sale-opened', event, to: 'a1' },
    'account-notice': { message: 'account-notice', notice: 'SECOND_FACTOR_SET_UP', at: instant(now) },
    'account-suspended': { message: 'account-suspended', reason: REASON, at: instant(now) },
    'corporate-review': { message: 'corporate-review', happened: 'ASKED', companyName, words: REASON },
    'staff-joined': { message: 'staff-joined', companyName, role: 'SUB_ADMIN' },
    'corporate-offer': { message: 'corporate-offer', companyName, news: 'OFFERED', who: 'minh@example.com' },
    'report-file': { message: 'report-file', ready: true, kind: 'ORDERS', name: event.name },
    'contact-lead': {
      message: 'contact-lead',
      lead: {
        fullName: 'Đặng Nguyễn Thùy Linh',
        phoneNumber: phone.value,
        topic: 'Others',
        specifyInformation: 'Vé cho đoàn 40 người',
        message: 'Đoàn mình 40 người, có được xuất một hóa đơn chung không ạ?',
        leadId: 'l1',
        requestKey: null,
        locale: 'vi',
        suspected: false,
        receivedAt: instant(now),
      },
    },
  };
}
