import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { organiserWords } from '#server/platform/mail/layout/organiser-words.ts';
import { ticketsLetter } from '#server/platform/mail/layout/tickets-letter.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

export function placeCameFreeEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const name = oneLine(order.event.name);
  const title = said('A place opened up for you', 'Đã có chỗ cho bạn')[locale];
  const opening = said(
    `A place opened up at ${name}. Here are your tickets.`,
    `${name} đã có chỗ cho bạn. Vé của bạn ở ngay bên dưới.`,
  )[locale];
  const closing = said(
    'Can’t make it? Open your invitation and decline, so the next guest can come.',
    'Nếu không đến được, bạn hãy mở lại lời mời và từ chối để nhường chỗ cho khách kế tiếp nhé.',
  )[locale];
  const subject = said(`A place opened up for you: ${name}`, `Đã có chỗ cho bạn: ${name}`)[locale];
  return ticketsLetter(order, { subject, title, opening, message: organiserWords(order, locale), closing }, locale);
}
