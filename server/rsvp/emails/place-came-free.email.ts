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

export function placeCameFreeEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const { event, tickets } = order;
  const name = oneLine(event.name);
  const title = said('There is room: you’re coming', 'Đã có chỗ cho bạn')[locale];
  const opening = said(
    `You were on the waiting list of ${name}. There is room for you now, and here are your tickets.`,
    `Bạn đã vào danh sách chờ của ${name}. Nay đã có chỗ, vé của bạn ở ngay bên dưới.`,
  )[locale];
  const after = said(
    'Can’t make it any more? Open your invitation and decline, so that the next guest can come.',
    'Nếu không đến được, bạn hãy mở lại lời mời và từ chối để nhường chỗ cho khách kế tiếp nhé.',
  )[locale];
  const open = said('View my tickets', 'Xem vé của tôi')[locale];
  const words = organiserWords(order, locale);
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
    subject: said(`There is room for you: ${name}`, `Đã có chỗ cho bạn: ${name}`)[locale],
    preview: `${when(event, locale)} · ${order.orderNumber}`,
    event,
    body: [
      heading(title),
      paragraph(greeting(order.buyerName, locale)),
      paragraph(opening),
      ...words.map((text) => paragraph(text)),
      facts(rows),
      calendarButton(event, locale),
      ...tickets.map((ticket) => ticketCard(ticket, event, locale)),
      button(open, order.ticketsUrl),
      quiet(after),
    ],
    text: [
      title,
      greeting(order.buyerName, locale),
      opening,
      ...words,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      calendarText(event, locale),
      ...tickets.map((ticket) => ticketText(ticket, locale)),
      `${open}: ${order.ticketsUrl}`,
      after,
    ],
  });
}
