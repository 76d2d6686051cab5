import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { calendarButton, calendarText } from '#server/platform/mail/layout/calendar-button.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { ticketCard, ticketText } from '#server/platform/mail/layout/ticket-card.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

/** With the new time. */
export function sessionChangedEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const { event, tickets } = order;
  const name = oneLine(event.name);
  const title = said('Your tickets are for another session now', 'Vé của bạn đã được đổi suất')[locale];
  const opening = said(
    `You changed your order for ${name} to another session. The tickets below are for the new time.`,
    `Bạn đã đổi đơn hàng của ${name} sang suất khác. Các vé dưới đây dùng cho thời gian mới.`,
  )[locale];
  const note = said(
    'If you saved the event in your calendar, please update the time there.',
    'Nếu đã lưu sự kiện vào lịch, bạn nhớ cập nhật lại thời gian.',
  )[locale];
  const open = said('View my tickets', 'Xem vé của tôi')[locale];
  const place = event.place === null ? said('Online', 'Trực tuyến')[locale] : oneLine(event.place, 200);
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], order.orderNumber],
    [said('Time', 'Thời gian')[locale], when(event, locale)],
    [said('Place', 'Địa điểm')[locale], place],
  ];
  return layOutEmail({
    locale,
    subject: said(`New session: ${name}`, `Đã đổi suất: ${name}`)[locale],
    preview: `${when(event, locale)} · ${order.orderNumber}`,
    event,
    body: [
      heading(title),
      paragraph(greeting(order.buyerName, locale)),
      paragraph(naming(name, opening)),
      facts(rows),
      calendarButton(event, locale),
      ...tickets.map((ticket) => ticketCard(ticket, event, locale)),
      button(open, order.ticketsUrl),
      quiet(note),
    ],
    text: [
      title,
      greeting(order.buyerName, locale),
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      calendarText(event, locale),
      ...tickets.map((ticket) => ticketText(ticket, locale)),
      `${open}: ${order.ticketsUrl}`,
      note,
    ],
  });
}
