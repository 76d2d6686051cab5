import { randomBytes } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type NewsSums, NO_NEWS } from '#domain/event/news/team-news.ts';
import { tintOf } from '#domain/event/plate/tint.ts';
import { instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, points } from '#domain/kernel/money/points.ts';
import { fullName, type PersonName } from '#domain/kernel/names/person-name.ts';
import { readTicketToken } from '#domain/ticket/ticket-token.ts';
import { qrPng } from '#server/platform/pictures/qr-png.ts';
import type { EmailOrderFacts, EmailPaymentFacts } from '#server/platform/ports/email-facts.ts';
import type { Letter } from '#server/platform/ports/email-writer.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { makeMemoryTicketKeyRows } from '#server/ticket/memory/memory-ticket-key-rows.ts';
import { makeEd25519TicketSigner } from '#server/ticket/secrets/ed25519-ticket-signer.ts';
import { NOW } from '#test/builders/moments.ts';
import { decodeVietQr } from '#test/standards/decode-vietqr.ts';
import { makeTemplateEmailWriter } from './template-email-writer.ts';

/** As it reads: without what keeps words on one line. */
const seen = (html: string): string => html.replaceAll(/<\/?(?:span|strong)\b[^>]*>/g, '');

const signer = makeEd25519TicketSigner(
  makeMemoryTicketKeyRows(),
  makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]),
);
const writer = makeTemplateEmailWriter({
  now: () => NOW,
  sender: 'no-reply@vemoi.test',
  baseUrl: 'https://vemoi.test',
  bank: { account: '0011004321234', bin: '970436', name: 'Vietcombank', holder: 'CONG TY VEMOI' },
  signer,
  qrPng,
  ticketPath: (eventId, ticketId) => `/my-ticket/${eventId}x${ticketId}`,
  receiptSecret: ({ eventId, ticketId, issueNumber }) => `${eventId}.${ticketId}.${issueNumber}`,
  optOutSecret: ({ scope, eventId, email }) => `${scope}.${eventId}.${email}.k1.signed`,
  refundSecret: ({ eventId, refundId }) => `1.${eventId}.${refundId}.k1.signed`,
  eventKey: () => null,
  letterKey: () => 'k1.letter',
  signedCard: (path) => `${path}&signature=k1.signed`,
  letterOf: ({ eventId, invitationId, letterNumber }) => ({
    id: `${eventId}x${invitationId}`,
    secret: `secret-${letterNumber}`,
  }),
});

const event = {
  eventId: 1012,
  feature: 'PUBLIC' as const,
  linkNumber: 1,
  name: 'Đêm nhạc ở Đà Lạt <3',
  organiser: 'Nhà hát & bạn bè',
  sectionEventId: 5003,
  sessionName: '',
  beginAt: instant(Date.parse('2026-11-21T12:30:00Z')),
  endAt: instant(Date.parse('2026-11-21T15:00:00Z')),
  timezone: 'Asia/Ho_Chi_Minh',
  place: '12 Hùng Vương, Đà Lạt',
  picture: { url: '/api/print/hills-jade-7.svg', color: '#2f9a80' },
};
const ticket = (last: string, redeemCode: string, holder: PersonName) => ({
  ticketId: `01997b3a-0000-7000-8000-0000000000${last}`,
  issueNumber: 1,
  hand: 'HELD' as const,
  redeemCode,
  ticketName: 'Vé thường',
  holder,
  holderEmail: 'linh@example.test',
  online: false,
  seat: null,
});
const order: EmailOrderFacts = {
  orderNumber: 'VM-2026-0007',
  buyer: { firstName: 'Linh', lastName: 'Nguyễn' },
  event,
  lines: [{ name: 'Vé thường', quantity: 2, originalPrice: 1_500_000 as Dong, price: 1_200_000 as Dong }],
  total: 1_250_000 as Dong,
  points: NO_POINTS,
  wallet: ZERO,
  donation: 50_000 as Dong,
  donationMessage: null,
  organiserWords: null,
  approval: null,
  tickets: [
    ticket('a1', 'ABCDEFGHJK', { firstName: 'Linh', lastName: 'Nguyễn' }),
    ticket('a2', 'MNPQRSTUVW', { firstName: '<b>An</b>', lastName: null }),
  ],
};
const payment: EmailPaymentFacts = {
  orderNumber: 'VM-2026-0007',
  event,
  amount: 1_450_000 as Dong,
  received: 200_000 as Dong,
  points: NO_POINTS,
  wallet: ZERO,
  transferMessage: 'VEMOIABCDEFGHJ',
  manual: null,
  atGateway: false,
  fromWallet: false,
  payBefore: instant(Date.parse('2026-11-20T03:30:00Z')),
  waiting: true,
  late: false,
  lateBecause: null,
  gift: false,
};

async function decoded(png: Uint8Array): Promise<string> {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

describe('the mail of a bought order', () => {
  it('carries a QR for every ticket that a scanner reads to the signed token', async () => {
    const { attachments, html } = await writer.write({ message: 'order-confirmed', order }, 'vi');
    expect(attachments.map(({ filename }) => filename)).toEqual(['ticket-ABCDEFGHJK.png', 'ticket-MNPQRSTUVW.png']);
    for (const [at, { content, contentId, contentType }] of attachments.entries()) {
      expect(contentType).toBe('image/png');
      expect((await sharp(content).metadata()).width).toBeGreaterThanOrEqual(300);
      expect(html).toContain(`src="cid:${contentId}"`);
      const token = readTicketToken(await decoded(content));
      if (!token.ok) throw new Error('unreadable');
      expect(token.value.fields).toMatchObject({
        eventId: 1012,
        ticketId: order.tickets[at]?.ticketId,
        issueNumber: 1,
      });
      expect(await signer.verify(1012, token.value.fields.keyNumber, token.value.payload, token.value.signature)).toBe(
        true,
      );
    }
  });

  it.each(['en', 'vi'] as const)(
    'names holder, ticket, code, time in the event’s zone, place, number and money, in %s',
    async (locale) => {
      const { subject, text, html } = await writer.write({ message: 'order-confirmed', order }, locale);
      expect(subject).toContain('Đêm nhạc ở Đà Lạt <3');
      for (const fact of [
        'VM-2026-0007',
        locale === 'vi' ? '21/11/2026' : '21\u00a0Nov\u00a02026',
        '19:30 – 22:00',
        '12 Hùng Vương, Đà Lạt',
        'Vé thường',
        'Nguyễn Linh',
        locale === 'vi' ? '1.250.000' : '1,250,000',
      ]) {
        expect(text).toContain(fact);
        expect(seen(html)).toContain(fact);
      }
      expect(text).toContain('ABCDE FGHJK');
      expect(html).toContain('MNPQR STUVW');
      const prefix = locale === 'vi' ? 'https://vemoi.test/vi' : 'https://vemoi.test';
      expect(html).toContain(`href="${prefix}/my-ticket"`);
      expect(html).toContain(`href="${prefix}/my-ticket/1012x${order.tickets[0]?.ticketId}"`);
      expect(text).toContain(`${prefix}/event/dem-nhac-o-da-lat-3-1012`);
    },
  );

  it.each(['en', 'vi'] as const)('has lines whose amounts sum to what was paid, in %s', async (locale) => {
    const { text, html } = await writer.write({ message: 'order-confirmed', order }, locale);
    const amount = locale === 'vi' ? '1.500.000' : '1,500,000';
    const off = locale === 'vi' ? '300.000' : '300,000';
    const rows =
      locale === 'vi'
        ? [`Vé thường × 2: ${amount}`, `Giảm giá: Vé thường: −${off}`, 'Quyên góp: 50.000', 'Đã thanh toán: 1.250.000']
        : [`Vé thường × 2: ${amount}`, `Discount: Vé thường: −${off}`, 'Donation: 50,000', 'Paid: 1,250,000'];
    expect(text).toMatch(new RegExp(rows.map((row) => `${row}\u00a0đ`).join('\n')));
    for (const part of [amount, `−${off}`]) expect(html).toContain(part);
  });

  it.each(['en', 'vi'] as const)('names the seat of each ticket that has one, in %s', async (locale) => {
    const [first, second] = order.tickets;
    if (first === undefined || second === undefined) throw new Error('The order has two tickets');
    const { text, html } = await writer.write(
      { message: 'order-confirmed', order: { ...order, tickets: [{ ...first, seat: 'Balcony A12' }, second] } },
      locale,
    );
    const named = locale === 'vi' ? 'Ghế Balcony A12' : 'Seat Balcony A12';
    expect([text.split(named).length, html.split(named).length]).toEqual([2, 2]);
  });

  it('shows names as text and loads nothing but its event’s picture', async () => {
    const { html } = await writer.write({ message: 'order-confirmed', order }, 'en');
    expect(html).toContain('&lt;b&gt;An&lt;/b&gt;');
    expect(html).not.toContain('<b>An');
    expect(html.replace('src="https://vemoi.test/api/banner/hills-jade-7.jpg"', '')).not.toMatch(/src="(?!cid:)/);
  });

  it('says that nothing was paid in money where points paid for all', async () => {
    const paid = { ...order, donation: ZERO, points: points(1_200_000), total: ZERO };
    const { text } = await writer.write({ message: 'order-confirmed', order: paid }, 'en');
    expect(text).toContain('Paid: 0\u00a0đ');
  });

  it('says free when nothing was paid, and online when there is no place', async () => {
    const tickets = order.tickets.map((each) => ({ ...each, online: true }));
    const lines = [{ name: 'Vé mời', quantity: 2, originalPrice: 0 as Dong, price: 0 as Dong }];
    const free = { ...order, lines, total: 0 as Dong, donation: 0 as Dong, event: { ...event, place: null }, tickets };
    const { text } = await writer.write({ message: 'order-confirmed', order: free }, 'en');
    expect(text).toContain('Total: Free');
    expect(text).toContain('Place: Online');
    expect(text).not.toContain('door');
    expect(text).not.toContain('donation');
  });

  it('does not tell prices to a holder who is not the buyer', async () => {
    const own = { ...order, tickets: order.tickets.slice(0, 1) };
    const { text, html, attachments } = await writer.write({ message: 'ticket-received', order: own }, 'vi');
    expect(attachments).toHaveLength(1);
    expect(text).toContain('Nguyễn Linh đã đặt cho bạn vé');
    for (const part of [text, html]) expect(part).not.toMatch(/1\.250\.000|VM-2026/);
  });

  it('sends a given ticket with a link to receive it, and no other link', async () => {
    const [first] = order.tickets.map((each) => ({ ...each, hand: 'SENT' as const, issueNumber: 2 }));
    if (first === undefined) throw new Error('no ticket');
    const { text, html } = await writer.write(
      { message: 'ticket-mailed', order: { ...order, tickets: [first] } },
      'vi',
    );
    const link = `https://vemoi.test/vi/my-ticket/receive#1012.${first.ticketId}.2`;
    for (const part of [text, html]) {
      expect(part).toContain(link);
      expect(part.replaceAll(link, '')).not.toContain('/my-ticket');
      expect(part).not.toMatch(/1\.250\.000|VM-2026/);
    }
  });

  it('sends the holder’s own ticket again with its page', async () => {
    const own = { ...order, tickets: order.tickets.slice(0, 1) };
    const { text } = await writer.write({ message: 'ticket-mailed', order: own }, 'en');
    expect(text).toContain('Here is your ticket for');
    expect(text).toContain('https://vemoi.test/my-ticket/1012x01997b3a');
    expect(text).not.toContain('/receive');
  });
});

describe('every mail about an event', () => {
  const amount = 200_000 as Dong;
  const invoice = { number: 'C26TVE7', lookupCode: 'AXHBNK8I0H', lookupUrl: 'https://lookup.test/search' };
  const letters: readonly Letter[] = [
    { message: 'order-confirmed', order },
    { message: 'ticket-received', order },
    { message: 'ticket-mailed', order },
    { message: 'invoice-issued', order, invoice },
    { message: 'ticket-voided', order, ticketName: 'Vé thường' },
    { message: 'ticket-taken-back', order, ticketName: 'Vé thường' },
    { message: 'session-changed', order },
    { message: 'order-cancelled', order },
    { message: 'registration-pending', order },
    { message: 'registration-approved', order },
    { message: 'place-came-free', order },
    { message: 'guest-waits', wait: { event: order.event, ticketName: 'Vé mời', places: 2 } },
    { message: 'guest-left-line', wait: { event: order.event, ticketName: 'Vé mời', places: 2 } },
    { message: 'registration-declined', order },
    { message: 'registration-withdrawn', order },
    { message: 'donation-received', order },
    { message: 'bank-transfer-waiting', payment },
    { message: 'part-paid', payment },
    { message: 'paid-too-much', payment, because: 'TWICE', excess: amount },
    { message: 'late-money', payment, because: 'SOLD_OUT' },
    { message: 'late-money-reminder', payment, because: 'SOLD_OUT' },
    { message: 'refund-due', payment, amount, points: NO_POINTS, wallet: ZERO },
    { message: 'refund-paid', payment, amount, byProvider: false },
    { message: 'refund-failed', payment, amount, byProvider: false },
    {
      message: 'guest-mailing',
      mailing: {
        event,
        subject: 'Trước giờ mở cửa',
        html: '<p>18:30</p>',
        name: 'Mai',
        to: null,
        invitation: null,
      },
    },
    { message: 'team-joined', team: { event, role: 'EDITOR' } },
    { message: 'event-handed-over', event, news: 'RECEIVED', who: 'minh@vemoi.test' },
    { message: 'team-news', event, daily: true, sums: { ...NO_NEWS, orders: 1, tickets: 2, amount: 300_000 } },
  ];

  it.each(letters.flatMap((letter) => [['en', letter] as const, ['vi', letter] as const]))(
    'is printed from its plate: picture on top and tint, in %s: $message',
    async (locale, letter) => {
      const { html } = await writer.write(letter, locale);
      expect(html).toContain('<img src="https://vemoi.test/api/banner/hills-jade-7.jpg"');
      expect(html.split(`background:${tintOf('#2f9a80', 'email')}`)).toHaveLength(3);
      expect(html.split('19:30 – 22:00').length).toBeLessThanOrEqual(3);
    },
  );

  it.each([
    'order-confirmed',
    'ticket-received',
    'registration-approved',
    'place-came-free',
    'session-changed',
  ] as const)('with tickets has one calendar button, and says when and where once: %s', async (message) => {
    const { html, text } = await writer.write({ message, order }, 'en');
    const shown = seen(html.slice(html.indexOf('<h1')));
    expect(shown.split('19:30 – 22:00')).toHaveLength(2);
    expect(shown.split('>12 Hùng Vương, Đà Lạt<')).toHaveLength(2);
    expect(shown.split('calendar.google.com')).toHaveLength(2);
    expect(shown).toContain('20261121T123000Z%2F20261121T150000Z');
    expect(text.split('calendar.google.com')).toHaveLength(2);
  });
});

describe('mails about a payment', () => {
  it.each(['en', 'vi'] as const)(
    'states amount due, account, message and deadline of a waiting transfer, with its VietQR, in %s',
    async (locale) => {
      const { text, html, attachments } = await writer.write({ message: 'bank-transfer-waiting', payment }, locale);
      for (const fact of [
        'Vietcombank',
        '0011004321234',
        'CONG TY VEMOI',
        'VEMOIABCDEFGHJ',
        locale === 'vi' ? '10:30, 20/11/2026' : '10:30, 20\u00a0Nov\u00a02026',
        locale === 'vi' ? '1.250.000' : '1,250,000',
      ]) {
        expect(text).toContain(fact);
        expect(html).toContain(fact);
      }
      expect(html).toContain(`href="https://vemoi.test${locale === 'vi' ? '/vi' : ''}/payment/5003"`);
      expect(html).toContain(`src="cid:${attachments[0]?.contentId}"`);
      expect(decodeVietQr(await decoded(attachments[0]?.content ?? new Uint8Array(0)))).toMatchObject({
        ok: true,
        value: { bin: '970436', account: '0011004321234', amount: 1_250_000, message: 'VEMOIABCDEFGHJ' },
      });
    },
  );

  it.each([
    ['SOLD_OUT', 'en', 'after the hold on your tickets had ended', 'wait in case places become available'],
    ['SOLD_OUT', 'vi', 'khi đã hết thời gian giữ vé', 'chờ đến khi có chỗ trống'],
    ['EVENT_ENDED', 'en', 'the event is over or was cancelled', 'You can get a refund.'],
    ['EVENT_ENDED', 'vi', 'sự kiện đã kết thúc hoặc đã bị hủy', 'Bạn có thể nhận lại tiền.'],
    ['OTHER_ORDER_PAID', 'en', 'You already have a paid order', 'You can get a refund.'],
    ['OTHER_ORDER_PAID', 'vi', 'Bạn đã có đơn hàng được thanh toán', 'Bạn có thể nhận lại tiền.'],
    ['PART_PAID', 'en', 'We received 200,000 đ of 1,450,000 đ', 'We’ll refund it in full.'],
    ['PART_PAID', 'vi', 'nhận được 200.000 đ trong số 1.450.000 đ', 'Chúng tôi sẽ hoàn lại toàn bộ số tiền này.'],
  ] as const)('says of late money (%s, %s) what is true, that it is safe, and where to choose', async (...of) => {
    const [because, locale, reason, choice] = of;
    const { text } = await writer.write({ message: 'late-money', payment, because }, locale);
    const said = text.replaceAll('\u00a0', ' ');
    for (const words of [reason, choice, locale === 'en' ? 'Your money is safe' : 'Tiền của bạn vẫn an toàn'])
      expect(said).toContain(words);
    expect(/\bwait\b|chờ/.test(said)).toBe(because === 'SOLD_OUT');
    expect(/View my options|Xem lựa chọn/.test(said)).toBe(because === 'SOLD_OUT');
    expect(/Get a refund: |Nhận lại tiền: /.test(said)).toBe(
      choice.includes('can get') || choice.includes('có thể nhận lại tiền.'),
    );
    expect(said).toContain(`https://vemoi.test${locale === 'vi' ? '/vi' : ''}/payment/5003`);
  });

  it.each([
    ['TOO_MUCH', 'en', 'We received 50,000 đ more than its price', 'Received in all: 1,500,000 đ'],
    ['TOO_MUCH', 'vi', 'nhận được nhiều hơn giá 50.000 đ', 'Tổng đã nhận: 1.500.000 đ'],
    ['TWICE', 'en', 'was already paid when another payment arrived', 'Price: 1,450,000 đ'],
    ['TWICE', 'vi', 'Bạn đã trả tiền hai lần', 'Giá: 1.450.000 đ'],
    ['AFTER_REFUND', 'en', 'your order is closed', 'Owed to you: 50,000 đ'],
    ['AFTER_REFUND', 'vi', 'đơn hàng của bạn đã đóng', 'Trả lại bạn: 50.000 đ'],
  ] as const)('says of money beyond the price (%s, %s) how much it is and how to get it back', async (...of) => {
    const [because, locale, reason, row] = of;
    const excess = 50_000 as Dong;
    const { subject, text } = await writer.write({ message: 'paid-too-much', payment, because, excess }, locale);
    const said = text.replaceAll('\u00a0', ' ');
    for (const words of [reason, row, 'VM-2026-0007', locale === 'vi' ? '/vi/contact-us' : '/contact-us'])
      expect(said).toContain(words);
    expect(subject).toContain(locale === 'vi' ? '50.000' : '50,000');
  });

  it.each([
    ['refund-paid', 'en', 'Your refund is paid', 'Order: '],
    ['refund-paid', 'vi', 'Bạn đã được hoàn tiền', 'Đơn hàng: '],
    ['refund-failed', 'en', 'Your refund didn’t go through yet', 'will try again'],
    ['refund-failed', 'vi', 'Khoản hoàn tiền chưa thành công', 'sẽ chuyển lại'],
  ] as const)('says what became of a refund: %s, %s', async (message, locale, title, words) => {
    const { text } = await writer.write({ message, payment, amount: 200_000 as Dong, byProvider: false }, locale);
    for (const part of [title, words, locale === 'vi' ? '200.000' : '200,000']) expect(text).toContain(part);
  });

  it.each([
    ['en', 'is in your Vemoi wallet again'],
    ['vi', 'đã có lại trong ví Vemoi của bạn'],
  ] as const)('says that the refund of a wallet is in the wallet, and speaks of no bank: %s', async (locale, words) => {
    const letter = {
      message: 'refund-paid',
      payment: { ...payment, fromWallet: true },
      amount: 200_000 as Dong,
      byProvider: false,
    } as const;
    const { text } = await writer.write(letter, locale);
    expect(text).toContain(words);
    expect(text).not.toMatch(/bank|[Nn]gân hàng/);
  });

  it.each([
    ['FIRST', 'en', 'Where should we send your refund?', 'https://vemoi.test/refund#1.1012.r1.k1.signed'],
    ['REMINDER', 'vi', 'Chúng tôi vẫn cần tài khoản', 'https://vemoi.test/vi/refund#1.1012.r1.k1.signed'],
    ['RETURNED', 'en', 'the bank returned it', 'https://vemoi.test/refund#1.1012.r1.k1.signed'],
  ] as const)(
    'asks for the account of a refund (%s, %s) with a link of its own',
    async (occasion, locale, words, url) => {
      const amount = 200_000 as Dong;
      const refund = { eventId: 1012, refundId: 'r1' };
      const { text } = await writer.write({ message: 'refund-account', payment, amount, refund, occasion }, locale);
      const said = text.replaceAll('\u00a0', ' ');
      for (const part of [words, url, 'VM-2026-0007', locale === 'vi' ? '200.000 đ' : '200,000 đ'])
        expect(said).toContain(part);
    },
  );

  it.each([
    ['en', 1, 'Transfer the missing 1,250,000 đ before', 'If the rest doesn’t arrive in time, we’ll refund'],
    ['en', 0, 'Transfer the missing 1,250,000 đ now with', 'Transfer message: VEMOIABCDEFGHJ'],
    ['vi', 1, 'Bạn chuyển nốt 1.250.000 đ trước', 'chúng tôi sẽ hoàn lại số tiền bạn đã chuyển'],
    ['vi', 0, 'Bạn chuyển nốt 1.250.000 đ ngay bây giờ', 'Nội dung chuyển khoản: VEMOIABCDEFGHJ'],
  ] as const)('says of short money how to send the rest (%s, in time: %s)', async (locale, inTime, rest, more) => {
    const payBefore = inTime === 1 ? payment.payBefore : (0 as typeof payment.payBefore);
    const written = await writer.write({ message: 'part-paid', payment: { ...payment, payBefore } }, locale);
    const said = written.text.replaceAll('\u00a0', ' ');
    for (const words of [rest, more]) expect(said).toContain(words);
    expect(written.attachments).toHaveLength(1);
  });

  it.each([
    ['en', 'still needs your answer', 'we’ll refund it seven days after it arrived'],
    ['vi', 'vẫn chờ bạn quyết định', 'hoàn tiền sau bảy ngày'],
  ] as const)('reminds of late money (%s) with what happens without an answer', async (locale, title, otherwise) => {
    const { text } = await writer.write({ message: 'late-money-reminder', payment, because: 'SOLD_OUT' }, locale);
    for (const words of [title, otherwise]) expect(text).toContain(words);
  });

  it('states the amount of a refund', async () => {
    const refund = {
      message: 'refund-due',
      payment,
      amount: 200_000 as Dong,
      points: NO_POINTS,
      wallet: ZERO,
    } as const;
    const { text } = await writer.write(refund, 'vi');
    expect(text).toContain('200.000');
    expect(text).not.toContain('Điểm');
  });

  it.each([
    ['en', 'to the card or account you paid with', 'can’t refund'],
    ['vi', 'về thẻ hoặc tài khoản bạn đã thanh toán', 'không thể hoàn'],
  ] as const)('says that a gateway’s money goes back the same way, and why it does not, in %s', async (...of) => {
    const [locale, words, refused] = of;
    const letter = { payment: { ...payment, atGateway: true }, amount: 200_000 as Dong };
    const due = await writer.write({ message: 'refund-due', ...letter, points: NO_POINTS, wallet: ZERO }, locale);
    const paid = await writer.write({ message: 'refund-paid', ...letter, byProvider: true }, locale);
    for (const { text } of [due, paid]) {
      expect(text).toContain(words);
      expect(text).not.toMatch(/We’ve transferred|Chúng tôi đã chuyển|by hand|VEMOIABCDEFGHJ/);
    }
    const refund = { eventId: 1012, refundId: '0190a7c0-0000-7000-8000-000000000001' };
    const asked = await writer.write({ message: 'refund-account', ...letter, refund, occasion: 'REFUSED' }, locale);
    expect(asked.text).toContain(refused);
    expect(asked.text).toContain(words);
  });

  it.each([
    ['en', 'You paid the organiser directly, so they return the money', 'says that 200,000 đ'],
    ['vi', 'Bạn đã trả thẳng cho ban tổ chức nên họ là bên hoàn tiền', 'báo đã trả lại bạn 200.000 đ'],
  ] as const)('says that the organiser returns what was paid to them by hand, in %s', async (locale, due, done) => {
    const manual = { instructions: 'VCB 0011', buyer: { firstName: 'Lan', lastName: null, email: '' }, reason: null };
    const letter = { payment: { ...payment, manual }, amount: 200_000 as Dong };
    const owed = await writer.write({ message: 'refund-due', ...letter, points: NO_POINTS, wallet: ZERO }, locale);
    expect(owed.text).toContain(due);
    expect(owed.text).toMatch(/: Nhà hát & bạn bè$/m);
    expect(owed.text).not.toContain(payment.transferMessage);
    const returned = await writer.write({ message: 'refund-paid', ...letter, byProvider: false }, locale);
    expect(returned.text.replaceAll('\u00a0', ' ')).toContain(done);
    expect(returned.text).not.toMatch(/We’ve transferred|Chúng tôi đã chuyển/);
  });

  it.each([
    ['en', 'Points given back: 15,000 points'],
    ['vi', 'Điểm được trả lại: 15.000 điểm'],
  ] as const)('states the points that are given back beside it, in %s', async (locale, line) => {
    const refund = {
      message: 'refund-due',
      payment,
      amount: 200_000 as Dong,
      points: points(15_000),
      wallet: ZERO,
    } as const;
    const { text } = await writer.write(refund, locale);
    expect(text.split('\n')).toContain(line);
  });

  it('lists the points that paid for a part, so that its lines sum to what was paid', async () => {
    const used = { ...order, total: 1_100_000 as Dong, points: points(150_000) };
    const { text } = await writer.write({ message: 'order-confirmed', order: used }, 'en');
    const rows = text.replaceAll('\u00a0', ' ').split('\n');
    for (const row of ['Points used: −150,000 đ', 'Paid: 1,100,000 đ']) expect(rows).toContain(row);
  });
});

describe('a registration that waits for approval', () => {
  it.each([
    ['en', 'Your registration is waiting for approval', 'This is not a ticket yet'],
    ['vi', 'Đăng ký của bạn đang chờ duyệt', 'Đây chưa phải là vé'],
  ] as const)('is named, with its order and no ticket, in %s', async (locale, title, note) => {
    const { text, attachments } = await writer.write(
      { message: 'registration-pending', order: { ...order, tickets: [] } },
      locale,
    );
    for (const part of [title, note, 'VM-2026-0007']) expect(text).toContain(part);
    expect(attachments).toEqual([]);
  });
});

describe('the answer to a registration', () => {
  const dueAt = instant(Date.parse('2026-11-20T03:30:00Z'));
  const answered = { dueAt, byDeadline: false, message: 'Hẹn gặp <b>bạn</b>' };

  it('is awaited until a deadline, which the email states', async () => {
    const waiting = { ...order, tickets: [], approval: { ...answered, message: null } };
    const { text } = await writer.write({ message: 'registration-pending', order: waiting }, 'en');
    expect(text).toContain('If there is no answer by');
    expect(text.replaceAll('\u00a0', ' ')).toContain('20 Nov 2026');
  });

  it.each([
    ['en', 'Your registration has been approved', 'Message from the organiser: Hẹn gặp'],
    ['vi', 'Đăng ký của bạn đã được duyệt', 'Lời nhắn từ ban tổ chức: Hẹn gặp'],
  ] as const)('brings the tickets when it is approval, in %s', async (locale, ...said) => {
    const letter = { message: 'registration-approved', order: { ...order, approval: answered } } as const;
    const { text, html, attachments } = await writer.write(letter, locale);
    for (const part of [...said, 'VM-2026-0007']) expect(text).toContain(part);
    expect(html).not.toContain('<b>bạn</b>');
    expect(attachments).toHaveLength(2);
  });

  it.each([
    ['en', false, 'was unable to approve your registration', '1,250,000'],
    ['vi', false, 'không thể duyệt đăng ký của bạn', '1.250.000'],
    ['en', true, 'didn’t answer your registration in time', '1,250,000'],
    ['vi', true, 'chưa trả lời đăng ký của bạn trong thời hạn', '1.250.000'],
  ] as const)(
    'says that paid money goes back when it is no (%s, deadline: %s)',
    async (locale, byDeadline, ...said) => {
      const declined = { ...order, tickets: [], approval: { ...answered, byDeadline } };
      const { text, attachments } = await writer.write({ message: 'registration-declined', order: declined }, locale);
      for (const part of said) expect(text.replaceAll('\u00a0', ' ')).toContain(part);
      expect(attachments).toEqual([]);
      const free = { ...declined, total: 0 as Dong };
      expect((await writer.write({ message: 'registration-declined', order: free }, locale)).text).not.toMatch(
        /refund|hoàn/,
      );
    },
  );

  it('is no longer needed when the buyer withdrew, as the organiser reads', async () => {
    const withdrawn = { ...order, tickets: [], approval: answered };
    const { text } = await writer.write({ message: 'registration-withdrawn', order: withdrawn }, 'vi');
    for (const part of ['Linh', 'rút lại', '/vi/events/manager/']) expect(text).toContain(part);
  });
});

describe('a donation alone', () => {
  const gift = { ...order, total: 50_000 as Dong, donationMessage: 'Cố lên <b>', tickets: [] };

  it.each([
    ['en', 'Thank you for donating!', '50,000'],
    ['vi', 'Cảm ơn bạn đã quyên góp!', '50.000'],
  ] as const)('is thanked for with its message and without a ticket, in %s', async (locale, thanks, amount) => {
    const { text, html, attachments } = await writer.write({ message: 'donation-received', order: gift }, locale);
    for (const part of [thanks, amount, 'VM-2026-0007', 'Cố lên']) expect(text).toContain(part);
    expect(html).not.toContain('Cố lên <b>');
    expect(attachments).toEqual([]);
  });

  it('requests and reports a donation without mentioning tickets', async () => {
    const unpaid = { ...payment, gift: true };
    const [asked, late] = [
      await writer.write({ message: 'bank-transfer-waiting', payment: unpaid }, 'en'),
      await writer.write({ message: 'late-money', payment: unpaid, because: 'PART_PAID' }, 'en'),
    ];
    for (const { subject, text } of [asked, late]) expect(`${subject} ${text}`).not.toMatch(/ticket|place/i);
    expect(asked.text).toContain('to donate to');
    expect(late.text).toContain('We’ll refund it');
  });
});

it('says that a cancelled order’s tickets are no longer valid', async () => {
  const { text, attachments } = await writer.write(
    { message: 'order-cancelled', order: { ...order, tickets: [] } },
    'vi',
  );
  expect(text).toContain('VM-2026-0007');
  expect(text).toContain('không còn hiệu lực');
  expect(attachments).toEqual([]);
});

it.each([
  ['en', 'Your e-invoice is issued', 'Invoice number: C26TVE7', 'Lookup code: AXHBNK8I0H'],
  ['vi', 'Hóa đơn điện tử của bạn đã được xuất', 'Số hóa đơn: C26TVE7', 'Mã tra cứu: AXHBNK8I0H'],
] as const)('tells a buyer the number, code and page of their e-invoice, in %s', async (locale, ...parts) => {
  const invoice = { number: 'C26TVE7', lookupCode: 'AXHBNK8I0H', lookupUrl: 'https://lookup.test/search' };
  const { text, html, attachments } = await writer.write({ message: 'invoice-issued', order, invoice }, locale);
  for (const part of [...parts, 'https://lookup.test/search']) expect(text).toContain(part);
  expect(html).toContain('href="https://lookup.test/search"');
  expect(attachments).toEqual([]);
});

it.each([
  ['en', 'Your e-invoice is adjusted', 'Adjusts invoice: C26TVE7', 'was refunded'],
  ['vi', 'Hóa đơn điện tử của bạn đã được điều chỉnh', 'Điều chỉnh cho hóa đơn: C26TVE7', 'khoản hoàn tiền'],
] as const)('tells a buyer of a refund which invoice adjusts theirs, in %s', async (locale, ...parts) => {
  const invoice = { number: 'C26TVE9', lookupCode: 'B', lookupUrl: 'https://lookup.test/search', adjusts: 'C26TVE7' };
  const { text } = await writer.write({ message: 'invoice-issued', order, invoice }, locale);
  for (const part of [...parts, 'C26TVE9']) expect(text).toContain(part);
});

it.each([
  ['en', 'Your ticket has been voided', 'QR code no longer works'],
  ['vi', 'Vé của bạn đã bị hủy', 'Mã QR không còn dùng được'],
] as const)(
  'tells a holder which ticket was voided, without the order’s amounts, in %s',
  async (locale, title, what) => {
    const { text, html, attachments } = await writer.write(
      { message: 'ticket-voided', order, ticketName: 'Vé <Sen>' },
      locale,
    );
    for (const part of [title, what, 'Vé <Sen>', '/contact-us']) expect(text).toContain(part);
    for (const part of [text, html]) expect(part).not.toMatch(/1[.,]250[.,]000|VM-2026/);
    expect(html).not.toContain('Vé <Sen>');
    expect(attachments).toEqual([]);
  },
);

it.each([
  ['en', 'Your ticket was taken back', 'QR code no longer works'],
  ['vi', 'Vé của bạn đã được lấy lại', 'Mã QR không còn dùng được'],
] as const)('tells a guest that the giver took the ticket back, in %s', async (locale, title, what) => {
  const letter = { message: 'ticket-taken-back', order, ticketName: 'Vé <Sen>' } as const;
  const { text, html, attachments } = await writer.write(letter, locale);
  for (const part of [title, what, 'Vé <Sen>', fullName(order.buyer)]) expect(text).toContain(part);
  for (const part of [text, html]) expect(part).not.toMatch(/1[.,]250[.,]000|VM-2026/);
  expect(html).not.toContain('Vé <Sen>');
  expect(attachments).toEqual([]);
});

describe('the mail with a sign-in code', () => {
  it.each(['en', 'vi'] as const)('shows the code and its lifetime, in %s', async (locale) => {
    const { subject, text, html } = await writer.write({ message: 'sign-in-code', code: '048213', minutes: 5 }, locale);
    for (const part of [subject, text, html]) expect(part).toContain('048213');
    expect(text).toMatch(/5 (minutes|phút)/);
    // The code is the only six digits that a reader or a phone could mistake for it.
    expect(text.match(/\b\d{6}\b/g)).toEqual(['048213']);
  });
});

describe('an invitation', () => {
  const letter = {
    event,
    template: null,
    guest: { firstName: 'Mai {link}', lastName: null, email: 'mai@example.test' },
    inviterName: 'Linh <3',
    letter: { invitationId: 'i1', letterNumber: 2 },
  };
  const ANSWER = 'https://vemoi.test/vi/invite-rsvp/dem-nhac-o-da-lat-3-1012~k1.letter?';

  it('names inviter, guest and event, with the guest’s own link', async () => {
    const { subject, text, html, attachments } = await writer.write({ message: 'invitation', letter }, 'vi');
    expect(subject).toBe('Linh <3 mời bạn: Đêm nhạc ở Đà Lạt <3');
    expect(attachments).toEqual([]);
    const link = new URL(/https:\S+/.exec(text)?.[0] ?? '');
    expect(`${link.origin}${link.pathname}?`).toBe(ANSWER);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      rsvpInvitationId: '1012xi1',
      rsvpInvitationSecret: 'secret-2',
      originalName: 'Mai {link}',
      originalEmail: 'mai@example.test',
    });
    expect(html).toContain(`href="${link.href.replaceAll('&', '&amp;')}"`);
    const [card = ''] = /src="([^"]*)"/.exec(html)?.slice(1) ?? [];
    expect(card).toMatch(
      /^https:\/\/vemoi\.test\/api\/generate-invitation-image\?.*name=Mai%20%7Blink%7D&.*signature=k1\.signed$/,
    );
    for (const words of ['Chào Mai {link},', '12 Hùng Vương, Đà Lạt', 'Linh &lt;3'])
      expect(seen(html)).toContain(words);
  });

  it('uses the organiser’s text and picture, escaped', async () => {
    const template = {
      headline: 'Đêm hội',
      letter: 'Gửi {name}:\nmời <b>bạn</b>, {link}\n\n{organiser}',
      picture: '/files/a/full.webp',
    };
    const { html, text } = await writer.write({ message: 'invitation', letter: { ...letter, template } }, 'vi');
    for (const words of [
      'Đêm hội',
      '&lt;b&gt;bạn&lt;/b&gt;',
      'src="https://vemoi.test/files/a/full.webp"',
      'Trả lời lời mời</a>',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('hát <b>');
    expect(text).toContain(`Gửi Mai {link}:\nmời <b>bạn</b>, ${ANSWER}`);
  });

  it.each([
    ['the usual text', null],
    ['a text without them', { headline: 'Đêm hội', letter: 'Gửi {name}, {link}', picture: null }],
    ['a text with the place alone', { headline: 'Đêm hội', letter: 'Tại {place}. {link}', picture: null }],
  ])('says time and place once, by %s', async (_text, template) => {
    const { html, text } = await writer.write({ message: 'invitation', letter: { ...letter, template } }, 'vi');
    const body = seen(html.slice(html.indexOf('<h1')));
    for (const said of [body, text]) {
      expect(said.split('12 Hùng Vương, Đà Lạt')).toHaveLength(2);
      expect(said.match(/\d\d:\d\d – /g)).toHaveLength(1);
    }
  });

  it.each([
    ['vi', 'Ngừng nhận thư của ban tổ chức này', 'Báo cáo thư này', '/vi'],
    ['en', 'Unsubscribe from this organiser’s emails', 'Report this email', ''],
  ] as const)('ends with links to unsubscribe and to report it, in %s', async (locale, stop, report, path) => {
    const { html, text, oneClickOptOut } = await writer.write({ message: 'invitation', letter }, locale);
    const secret = 'ORGANISER.1012.mai@example.test.k1.signed';
    expect(text).toContain(`${stop}: https://vemoi.test${path}/unsubscribe#${secret}`);
    expect(text).toContain(`${report}: https://vemoi.test${path}/contact-us?report=1012`);
    for (const words of [stop, report]) expect(html).toContain(`${words}</a>`);
    expect(oneClickOptOut).toBe(`https://vemoi.test/api/v1/unsubscribe?token=${secret}`);
  });

  it('contains no answer link as a preview', async () => {
    const { html, text, oneClickOptOut } = await writer.write(
      { message: 'invitation', letter: { ...letter, letter: null } },
      'en',
    );
    expect(text).toContain('https://vemoi.test/invite-rsvp/dem-nhac-o-da-lat-3-1012');
    expect(html + text).not.toMatch(/rsvpInvitationSecret|unsubscribe/);
    expect(oneClickOptOut).toBeUndefined();
  });
});

describe('the letter to a new member of a team', () => {
  it.each([
    ['en', 'You can now work on Đêm nhạc.', 'Role: Editor', 'https://vemoi.test/events/manager/7'],
    ['vi', 'Từ giờ bạn có thể làm việc với Đêm nhạc.', 'Vai trò: Biên tập', 'https://vemoi.test/vi/events/manager/7'],
  ] as const)('names the event, the role and the page to begin on, in %s', async (locale, opening, role, url) => {
    const team = {
      event: { ...event, eventId: 7, name: 'Đêm nhạc', organiser: 'Nhà hát <b>' },
      role: 'EDITOR',
    } as const;
    const { text, html } = await writer.write({ message: 'team-joined', team }, locale);
    expect(text).toContain(opening);
    expect(text).toContain(role);
    expect(text).toContain(url);
    expect(html).not.toContain('hát <b>');
  });
});

describe('the letter with news of an event', () => {
  const announcer = { ...event, eventId: 7, name: 'Đêm nhạc' };
  const write = async (locale: 'en' | 'vi', daily: boolean, sums: Partial<NewsSums>) => {
    const letter = { message: 'team-news', event: announcer, daily, sums: { ...NO_NEWS, ...sums } } as const;
    const { subject, text, html } = await writer.write(letter, locale);
    return { subject, text: text.replaceAll('\u00a0', ' '), html };
  };

  it.each([
    ['en', 'Daily summary: Đêm nhạc', ['New orders: 2 (3 tickets)', 'Sales: 1,250,000 đ', 'Declined invitations: 1']],
    ['vi', 'Tổng hợp trong ngày: Đêm nhạc', ['Đơn hàng mới: 2 (3 vé)', 'Doanh thu: 1.250.000 đ', 'Từ chối lời mời: 1']],
  ] as const)('sums up a day, and leads to the choice, in %s', async (locale, title, lines) => {
    const { subject, text, html } = await write(locale, true, {
      orders: 2,
      tickets: 3,
      amount: 1_250_000,
      declined: 1,
    });
    expect(subject).toBe(title);
    for (const line of lines) expect(text).toContain(line);
    expect(text).not.toContain(locale === 'en' ? 'Waiting' : 'Chờ duyệt');
    const choice = `https://vemoi.test${locale === 'en' ? '' : '/vi'}/events/manager/7/settings#news`;
    expect(text).toContain(choice);
    expect(html).toContain(`href="${choice}"`);
  });

  it.each([
    [{ registrations: 1, registeredTickets: 1 }, '1 registration waits for you', '1 đăng ký chờ bạn duyệt'],
    [{ registrations: 2, registeredTickets: 2, orders: 1 }, '2 registrations wait for you', '2 đăng ký chờ bạn duyệt'],
    [{ orders: 1, tickets: 1 }, 'New order', '1 đơn hàng mới'],
    [{ accepted: 1, coming: 2 }, 'New answers to your invitations', 'Khách vừa trả lời lời mời'],
    [{ notPublished: 1 }, 'Not published', 'Chưa đăng được sự kiện'],
    [{ notMailed: 1, orders: 1, tickets: 1 }, 'Scheduled email not sent', 'Thư hẹn giờ chưa gửi được'],
  ])('is named after what needs the organiser: %j', async (sums, en, vi) => {
    expect((await write('en', false, sums)).subject).toBe(`${en}: Đêm nhạc`);
    expect((await write('vi', false, sums)).subject).toBe(`${vi}: Đêm nhạc`);
  });
});

describe('the letters when an event changes hands', () => {
  const announcer = { ...event, eventId: 7, name: 'Đêm nhạc', organiser: 'Lan' };
  it.each([
    ['en', 'RECEIVED', 'You now own Đêm nhạc', 'minh@vemoi.test handed Đêm nhạc over to you.'],
    ['en', 'GIVEN', 'minh@vemoi.test now owns Đêm nhạc', 'You stay on its team as a manager'],
    ['vi', 'RECEIVED', 'Đêm nhạc giờ thuộc về bạn', 'minh@vemoi.test đã chuyển Đêm nhạc cho bạn.'],
    ['vi', 'GIVEN', 'Đêm nhạc giờ thuộc về minh@vemoi.test', 'Bạn vẫn ở trong đội ngũ với vai trò Quản lý'],
  ] as const)('say what changes and what stays, in %s: %s', async (locale, news, title, words) => {
    const letter = { message: 'event-handed-over', event: announcer, news, who: 'minh@vemoi.test' } as const;
    const { subject, text } = await writer.write(letter, locale);
    expect(subject).toBe(title);
    expect(text).toContain(words);
    expect(text).toContain(`https://vemoi.test${locale === 'vi' ? '/vi' : ''}/events/manager/7/team`);
  });
});

describe('calendar files of cancelled and moved events', () => {
  const session = { ...event, moves: 2 };
  const lines = (content: Uint8Array | undefined): string[] =>
    new TextDecoder().decode(content).replaceAll('\r\n ', '').split('\r\n');

  it.each([
    ['en', 'This event has been cancelled', '200,000', 'Bão <9>'],
    ['vi', 'Sự kiện đã bị hủy', '200.000', 'Bão <9>'],
  ] as const)('a cancelled event withdraws its entries and says what goes back, in %s', async (locale, ...told) => {
    const refunds = [{ orderNumber: 'VM-2026-0007', amount: 200_000 as Dong }];
    const cancellation = { sessions: [session] as const, wholeEvent: true, reason: 'Bão <9>', refunds };
    const written = await writer.write({ message: 'event-cancelled', cancellation }, locale);
    for (const part of [...told, 'VM-2026-0007']) expect(written.text).toContain(part);
    expect(written.html).not.toContain('Bão <9>');
    const [file] = written.attachments;
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
    expect(lines(file?.content)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:session-5003@vemoi', 'SEQUENCE:3']),
    );
  });

  it('asks guests without an order for nothing', async () => {
    const cancellation = { sessions: [session] as const, wholeEvent: false, reason: 'Bão', refunds: [] };
    const { text } = await writer.write({ message: 'event-cancelled', cancellation }, 'en');
    expect(text).not.toContain('get back');
    expect(text).toMatch(/^This session has been cancelled\n/);
  });

  it.each([
    ['en', 'New time and place', 'you can give your order back until'],
    ['vi', 'Thay đổi thời gian và địa điểm', 'bạn có thể trả lại đơn hàng đến'],
  ] as const)(
    'a move has the old and the new time and place, and updates the entry, in %s',
    async (locale, ...told) => {
      const before = { ...event, beginAt: instant(event.beginAt - 86_400_000), place: '1 Tràng Tiền, Hà Nội' };
      const move = { event: session, before, giveBackUntil: event.beginAt };
      const written = await writer.write({ message: 'session-moved', move }, locale);
      for (const part of [...told, '12 Hùng Vương, Đà Lạt', '1 Tràng Tiền, Hà Nội', '/my-ticket/orders'])
        expect(written.text).toContain(part);
      const [file] = written.attachments;
      expect(lines(file?.content)).toEqual(
        expect.arrayContaining([
          'METHOD:PUBLISH',
          'STATUS:CONFIRMED',
          'UID:session-5003@vemoi',
          'SEQUENCE:2',
          'DTSTART:20261121T123000Z',
        ]),
      );
    },
  );
});
