import type { Locale } from '#domain/text/locale.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { layOutEmail } from '#server/emails/layout/email-layout.ts';
import { greeting } from '#server/emails/layout/greeting.ts';
import type { OrderLetter } from '#server/emails/layout/order-letter.ts';
import { button, heading, paragraph, quiet } from '#server/emails/layout/pieces.ts';
import { ticketCard, ticketText } from '#server/emails/layout/ticket-card.ts';
import { when } from '#server/emails/layout/when.ts';
import type { WrittenEmail } from '#server/emails/layout/written-email.ts';
import { said } from '#words/said.ts';

/** To a holder who is not the buyer: the tickets in their name; nothing of the order's money. [S1-18] */
export function ticketReceivedEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const { event, tickets } = order;
  const name = oneLine(event.name);
  const holder = tickets[0]?.holder ?? null;
  const buyer = order.buyerName === null ? null : oneLine(order.buyerName, 60);
  const title = said('A ticket in your name', 'Bạn có một vé mời')[locale];
  const opening =
    buyer === null
      ? said(`You have been given a ticket for ${name}.`, `Bạn được tặng vé tham dự ${name}.`)[locale]
      : said(`${buyer} got you a ticket for ${name}.`, `${buyer} đã đặt cho bạn vé tham dự ${name}.`)[locale];
  const howTo = tickets.every((ticket) => ticket.online)
    ? said('It takes place online: open the ticket to see how to join.', 'Sự kiện diễn ra trực tuyến: bạn mở vé để xem cách tham gia.')[locale]
    : said('Show its QR code at the door, on your phone or on paper.', 'Bạn chỉ cần đưa mã QR tại cửa, trên điện thoại hoặc bản in.')[locale];
  const warning = said('Each QR code admits one person, once.', 'Mỗi mã QR chỉ dùng cho một người, một lần.')[locale];
  const open = said('See the event', 'Xem sự kiện')[locale];
  return layOutEmail({
    locale,
    subject: said(`Your ticket for ${name}`, `Vé của bạn: ${name}`)[locale],
    preview: when(event, locale),
    body: [
      heading(title),
      paragraph(greeting(holder, locale)),
      paragraph(`${opening} ${howTo}`),
      ...tickets.map((ticket) => ticketCard(ticket, event, locale)),
      button(open, event.url),
      quiet(warning),
    ],
    text: [
      title,
      greeting(holder, locale),
      `${opening} ${howTo}`,
      `${when(event, locale)}${event.place === null ? '' : `\n${oneLine(event.place, 200)}`}`,
      ...tickets.map((ticket) => ticketText(ticket, locale)),
      `${open}: ${event.url}`,
      warning,
    ],
  });
}
