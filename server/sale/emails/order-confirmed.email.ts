import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { minus, ZERO } from '#domain/kernel/money/dong.ts';
import { worthOf } from '#domain/kernel/money/points.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { never } from '#domain/kernel/never.ts';
import { receiptLines } from '#domain/sale/pricing/receipt-lines.ts';
import { calendarButton, calendarText } from '#server/platform/mail/layout/calendar-button.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { organiserWords } from '#server/platform/mail/layout/organiser-words.ts';
import {
  amounts,
  button,
  facts,
  heading,
  link,
  naming,
  paragraph,
  quiet,
} from '#server/platform/mail/layout/pieces.ts';
import { ticketCard, ticketText } from '#server/platform/mail/layout/ticket-card.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';
import { POINTS_USED } from '#words/sale/points.ts';
import { PAID_FROM_WALLET } from '#words/sale/wallet-part.ts';

const FREE = said('Free', 'Miễn phí');
const ONLINE = said('Online', 'Trực tuyến');
const ROWS = {
  order: said('Order', 'Đơn hàng'),
  paid: said('Paid', 'Đã thanh toán'),
  total: said('Total', 'Tổng cộng'),
  donation: said('Donation', 'Quyên góp'),
  discount: said('Discount', 'Giảm giá'),
  points: POINTS_USED,
  time: said('Time', 'Thời gian'),
  place: said('Place', 'Địa điểm'),
  organiser: said('Organiser', 'Ban tổ chức'),
};

const joining = (name: string, count: number): Said =>
  said(
    count === 1
      ? `Here is your ticket for ${name}. The event is online: open your ticket to see how to join.`
      : `Here are your ${count} tickets for ${name}. The event is online: open a ticket to see how to join.`,
    `Đây là ${count === 1 ? 'vé' : `${count} vé`} tham dự ${name}. ` +
      'Sự kiện diễn ra trực tuyến, bạn mở vé để xem cách tham gia nhé.',
  );

/** Nothing where there was nothing to pay for. */
function receiptRows(order: OrderLetter, locale: Locale): readonly (readonly [string, string])[] {
  const lines = receiptLines({
    tickets: order.lines,
    donation: order.donation,
    points: order.points,
    total: order.total,
  });
  if (lines.every(({ amount }) => amount === 0)) return [];
  return lines.map((line) => {
    switch (line.kind) {
      case 'TICKETS':
        return [`${oneLine(line.tickets.name)} × ${line.tickets.quantity}`, showMoney(line.amount, locale)];
      case 'DISCOUNT': {
        const of = line.tickets === null ? '' : `: ${oneLine(line.tickets.name)}`;
        return [`${ROWS.discount[locale]}${of}`, `−${showMoney(minus(ZERO, line.amount), locale)}`];
      }
      case 'DONATION':
        return [ROWS.donation[locale], showMoney(line.amount, locale)];
      case 'POINTS':
        return [ROWS.points[locale], `−${showMoney(worthOf(line.points), locale)}`];
      default:
        return never(line);
    }
  });
}

/** [S1-18] */
export function orderConfirmedEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const { event, tickets } = order;
  const name = oneLine(event.name);
  const count = tickets.length;
  const subject = said(
    count === 1 ? `Your ticket for ${name}` : `Your ${count} tickets for ${name}`,
    count === 1 ? `Vé của bạn: ${name}` : `${count} vé của bạn: ${name}`,
  )[locale];
  const title = said(count === 1 ? 'Your ticket is ready' : 'Your tickets are ready', 'Vé của bạn đã sẵn sàng')[locale];
  const opening = tickets.every((ticket) => ticket.online)
    ? joining(name, count)[locale]
    : said(
        count === 1
          ? `Here is your ticket for ${name}. Show its QR code at the door, on your phone or printed.`
          : `Here are your ${count} tickets for ${name}. Show each QR code at the door, on a phone or printed.`,
        count === 1
          ? `Đây là vé tham dự ${name}. Tại cửa, bạn chỉ cần đưa mã QR trên điện thoại hoặc bản in.`
          : `Đây là ${count} vé tham dự ${name}. Tại cửa, mỗi người đưa mã QR của mình trên điện thoại hoặc bản in.`,
      )[locale];
  const warning = said(
    'Each QR code admits one person, once. Share a ticket only with the person who will use it.',
    'Mỗi mã QR chỉ dùng cho một người, một lần. Bạn chỉ nên gửi vé cho đúng người sẽ dùng.',
  )[locale];
  const open = said('View my tickets', 'Xem vé của tôi')[locale];
  const receipt = said('Download the receipt (PDF)', 'Tải biên nhận (PDF)')[locale];
  const priced = receiptRows(order, locale);
  const free = order.total === 0 && priced.length === 0;
  const paid: readonly (readonly [string, string, 'sum'?])[] = [
    [ROWS.order[locale], order.orderNumber],
    ...priced,
    [(free ? ROWS.total : ROWS.paid)[locale], free ? FREE[locale] : showMoney(order.total, locale), 'sum'],
    ...(order.wallet === ZERO ? [] : [[PAID_FROM_WALLET[locale], showMoney(order.wallet, locale)] as const]),
  ];
  const rows: readonly (readonly [string, string])[] = [
    [ROWS.time[locale], when(event, locale)],
    [ROWS.place[locale], event.place === null ? ONLINE[locale] : oneLine(event.place, 200)],
    [ROWS.organiser[locale], oneLine(event.organiser)],
  ];
  return layOutEmail({
    locale,
    subject,
    preview: `${when(event, locale)} · ${order.orderNumber}`,
    event,
    body: [
      heading(title),
      paragraph(greeting(order.buyerName, locale)),
      paragraph(naming(name, opening)),
      facts(rows),
      calendarButton(event, locale),
      ...organiserWords(order, locale).map((text) => paragraph(text)),
      ...tickets.map((ticket) => ticketCard(ticket, event, locale)),
      button(open, order.ticketsUrl),
      amounts(paid),
      ...(order.total === 0 ? [] : [link(receipt, order.ordersUrl)]),
      quiet(warning),
    ],
    text: [
      title,
      greeting(order.buyerName, locale),
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      calendarText(event, locale),
      ...organiserWords(order, locale),
      ...tickets.map((ticket) => ticketText(ticket, locale)),
      `${open}: ${order.ticketsUrl}`,
      paid.map(([row, value]) => `${row}: ${value}`).join('\n'),
      ...(order.total === 0 ? [] : [`${receipt}: ${order.ordersUrl}`]),
      `${said('View event', 'Xem sự kiện')[locale]}: ${event.url}`,
      warning,
    ],
  });
}
