import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { calendarButton, calendarText } from '#server/platform/mail/layout/calendar-button.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { organiserWords } from '#server/platform/mail/layout/organiser-words.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { ticketCard, ticketText } from '#server/platform/mail/layout/ticket-card.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

/** `receiveUrl`: adds a gift to an account; null: mailed again to its holder; left out: comes with its order. */
type HandedOn = OrderLetter & { readonly receiveUrl?: string | null };

const broughtBy = (buyer: string | null, name: string): Said =>
  buyer === null
    ? said(`You have been given a ticket for ${name}.`, `Bạn được tặng vé tham dự ${name}.`)
    : said(`${buyer} got you a ticket for ${name}.`, `${buyer} đã đặt cho bạn vé tham dự ${name}.`);

/** Without the order's amounts. [S1-18] */
export function ticketReceivedEmail(order: HandedOn, locale: Locale): WrittenEmail {
  const { event, tickets, receiveUrl } = order;
  const name = oneLine(event.name);
  const holder = tickets[0]?.holder ?? null;
  const buyer = order.buyerName === null ? null : oneLine(order.buyerName, 60);
  const title = said('Your ticket', 'Vé của bạn')[locale];
  const opening = (
    receiveUrl === null
      ? said(`Here is your ticket for ${name}.`, `Đây là vé tham dự ${name} của bạn.`)
      : broughtBy(buyer, name)
  )[locale];
  const howTo = tickets.every((ticket) => ticket.online)
    ? said(
        'The event is online: open the ticket to see how to join.',
        'Sự kiện diễn ra trực tuyến, bạn mở vé để xem cách tham gia nhé.',
      )[locale]
    : said(
        'Show its QR code at the door, on your phone or printed.',
        'Tại cửa, bạn chỉ cần đưa mã QR trên điện thoại hoặc bản in.',
      )[locale];
  const warning = said('Each QR code admits one person, once.', 'Mỗi mã QR chỉ dùng cho một người, một lần.')[locale];
  const open = said('View event', 'Xem sự kiện')[locale];
  const receive = said('Add to my tickets', 'Thêm vào vé của tôi')[locale];
  const noNeed = said('You don’t need an account to use it.', 'Bạn không cần tài khoản cũng dùng được vé này.')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Time', 'Thời gian')[locale], when(event, locale)],
    [
      said('Place', 'Địa điểm')[locale],
      event.place === null ? said('Online', 'Trực tuyến')[locale] : oneLine(event.place, 200),
    ],
  ];
  return layOutEmail({
    locale,
    subject: said(`Your ticket for ${name}`, `Vé của bạn: ${name}`)[locale],
    preview: when(event, locale),
    event,
    body: [
      heading(title),
      paragraph(greeting(holder, locale)),
      paragraph(naming(name, `${opening} ${howTo}`)),
      facts(rows),
      calendarButton(event, locale),
      ...organiserWords(order, locale).map((text) => paragraph(text)),
      ...tickets.map((ticket) => ticketCard(ticket, event, locale)),
      ...(receiveUrl === null || receiveUrl === undefined
        ? [button(open, event.url)]
        : [button(receive, receiveUrl), quiet(noNeed)]),
      quiet(warning),
    ],
    text: [
      title,
      greeting(holder, locale),
      `${opening} ${howTo}`,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      calendarText(event, locale),
      ...organiserWords(order, locale),
      ...tickets.map((ticket) => ticketText(ticket, locale)),
      ...(receiveUrl === null || receiveUrl === undefined
        ? [`${open}: ${event.url}`]
        : [`${receive}: ${receiveUrl}`, noNeed]),
      warning,
    ],
  });
}
