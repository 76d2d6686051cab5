import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { calendarButton, calendarText } from '#server/platform/mail/layout/calendar-button.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { organiserWords } from '#server/platform/mail/layout/organiser-words.ts';
import { button, facts, heading, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { ticketCard, ticketText } from '#server/platform/mail/layout/ticket-card.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

import { organiserMessage } from './organiser-message.ts';

/** [S4-16] */
export function registrationApprovedEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const { event, tickets } = order;
  const name = oneLine(event.name);
  const title = said('Your registration has been approved', 'Đăng ký của bạn đã được duyệt')[locale];
  const opening = tickets.every((ticket) => ticket.online)
    ? said(
        `The organiser approved your registration for ${name}. ` +
          'The event is online: open your ticket to see how to join.',
        `Ban tổ chức đã duyệt đăng ký của bạn cho ${name}. ` +
          'Sự kiện diễn ra trực tuyến, bạn mở vé để xem cách tham gia nhé.',
      )[locale]
    : said(
        `The organiser approved your registration for ${name}. Show the QR code at the door, on your phone or printed.`,
        `Ban tổ chức đã duyệt đăng ký của bạn cho ${name}. Tại cửa, bạn chỉ cần đưa mã QR trên điện thoại hoặc bản in.`,
      )[locale];
  const warning = said(
    'Each QR code admits one person, once. Share a ticket only with the person who will use it.',
    'Mỗi mã QR chỉ dùng cho một người, một lần. Bạn chỉ nên gửi vé cho đúng người sẽ dùng.',
  )[locale];
  const open = said('View my tickets', 'Xem vé của tôi')[locale];
  const message = [...organiserMessage(order, locale), ...organiserWords(order, locale)];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], order.orderNumber],
    [said('Time', 'Thời gian')[locale], when(event, locale)],
    [
      said('Place', 'Địa điểm')[locale],
      event.place === null ? said('Online', 'Trực tuyến')[locale] : oneLine(event.place, 200),
    ],
    [said('Organiser', 'Ban tổ chức')[locale], oneLine(event.organiser)],
  ];
  return layOutEmail({
    locale,
    subject: said(`Approved: ${name}`, `Đã duyệt: ${name}`)[locale],
    preview: `${when(event, locale)} · ${order.orderNumber}`,
    event,
    body: [
      heading(title),
      paragraph(greeting(order.buyerName, locale)),
      paragraph(opening),
      ...message.map((text) => paragraph(text)),
      facts(rows),
      calendarButton(event, locale),
      ...tickets.map((ticket) => ticketCard(ticket, event, locale)),
      button(open, order.ticketsUrl),
      quiet(warning),
    ],
    text: [
      title,
      greeting(order.buyerName, locale),
      opening,
      ...message,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      calendarText(event, locale),
      ...tickets.map((ticket) => ticketText(ticket, locale)),
      `${open}: ${order.ticketsUrl}`,
      warning,
    ],
  });
}
