import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { organiserWords } from '#server/platform/mail/layout/organiser-words.ts';
import { ticketsLetter } from '#server/platform/mail/layout/tickets-letter.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

export function placeCameFreeEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const name = oneLine(order.event.name);
  const title = said('There is room: you’re coming', 'Đã có chỗ cho bạn')[locale];
  const opening = said(
    `You were on the waiting list of ${name}. There is room for you now, and here are your tickets.`,
    `Bạn đã vào danh sách chờ của ${name}. Nay đã có chỗ, vé của bạn ở ngay bên dưới.`,
  )[locale];
  const closing = said(
    'Can’t make it any more? Open your invitation and decline, so that the next guest can come.',
    'Nếu không đến được, bạn hãy mở lại lời mời và từ chối để nhường chỗ cho khách kế tiếp nhé.',
  )[locale];
  const subject = said(`There is room for you: ${name}`, `Đã có chỗ cho bạn: ${name}`)[locale];
  return ticketsLetter(order, { subject, title, opening, message: organiserWords(order, locale), closing }, locale);
}
