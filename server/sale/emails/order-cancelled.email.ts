import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { button, facts, heading, naming, paragraph } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

export function orderCancelledEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const name = oneLine(order.event.name);
  const title = said('Your order has been cancelled', 'Đơn hàng của bạn đã bị hủy')[locale];
  const opening = said(
    `Your order for ${name} has been cancelled and its tickets are no longer valid. ` +
      'If you didn’t expect this, contact the organiser.',
    `Đơn hàng của bạn tại ${name} đã bị hủy, vé không còn hiệu lực. Nếu có thắc mắc, bạn hãy liên hệ ban tổ chức.`,
  )[locale];
  const open = said('View event', 'Xem sự kiện')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], order.orderNumber],
    [said('Time', 'Thời gian')[locale], when(order.event, locale)],
    [said('Organiser', 'Ban tổ chức')[locale], oneLine(order.event.organiser)],
  ];
  return layOutEmail({
    locale,
    subject: said(`Order cancelled: ${name}`, `Đơn hàng đã hủy: ${name}`)[locale],
    preview: opening,
    event: order.event,
    body: [
      heading(title),
      paragraph(greeting(order.buyerName, locale)),
      paragraph(naming(name, opening)),
      facts(rows),
      button(open, order.event.url),
    ],
    text: [
      title,
      greeting(order.buyerName, locale),
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${order.event.url}`,
    ],
  });
}
