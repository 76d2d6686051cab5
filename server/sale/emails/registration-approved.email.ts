import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { organiserWords } from '#server/platform/mail/layout/organiser-words.ts';
import { ticketsLetter } from '#server/platform/mail/layout/tickets-letter.ts';
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
  const closing = said(
    'Each QR code admits one person, once. Share a ticket only with the person who will use it.',
    'Mỗi mã QR chỉ dùng cho một người, một lần. Bạn chỉ nên gửi vé cho đúng người sẽ dùng.',
  )[locale];
  const message = organiserWords(order, locale, organiserMessage(order, locale));
  const subject = said(`Approved: ${name}`, `Đã duyệt: ${name}`)[locale];
  return ticketsLetter(order, { subject, title, opening, message, closing }, locale);
}
