import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { said } from '#words/platform/said.ts';
import { calendarButton, calendarText } from './calendar-button.ts';
import { layOutEmail } from './email-layout.ts';
import { greeting } from './greeting.ts';
import type { OrderLetter } from './order-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from './pieces.ts';
import { ticketCard, ticketText } from './ticket-card.ts';
import { when } from './when.ts';
import type { WrittenEmail } from './written-email.ts';

type TicketsWords = {
  readonly subject: string;
  readonly title: string;
  readonly opening: string;
  /** The organiser's, a paragraph each. */
  readonly message: readonly string[];
  readonly closing: string;
};

/** An order with its tickets, for who has them from now on. */
export function ticketsLetter(
  { event, tickets, orderNumber, buyerName, ticketsUrl }: OrderLetter,
  { subject, title, opening, message, closing }: TicketsWords,
  locale: Locale,
): WrittenEmail {
  const open = said('View my tickets', 'Xem vé của tôi')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Time', 'Thời gian')[locale], when(event, locale)],
    [
      said('Place', 'Địa điểm')[locale],
      event.place === null ? said('Online', 'Trực tuyến')[locale] : oneLine(event.place, 200),
    ],
    [said('Organiser', 'Ban tổ chức')[locale], oneLine(event.organiser)],
    [said('Order', 'Đơn hàng')[locale], orderNumber],
  ];
  return layOutEmail({
    locale,
    subject,
    preview: `${when(event, locale)} · ${orderNumber}`,
    event,
    body: [
      heading(title),
      paragraph(greeting(buyerName, locale)),
      paragraph(naming(oneLine(event.name), opening)),
      ...message.map((text) => paragraph(text)),
      facts(rows),
      calendarButton(event, locale),
      ...tickets.map((ticket) => ticketCard(ticket, event, locale)),
      button(open, ticketsUrl),
      quiet(closing),
    ],
    text: [
      title,
      greeting(buyerName, locale),
      opening,
      ...message,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      calendarText(event, locale),
      ...tickets.map((ticket) => ticketText(ticket, locale)),
      `${open}: ${ticketsUrl}`,
      closing,
    ],
  });
}
