import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { button, facts, heading, naming, paragraph } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

import { organiserMessage } from './organiser-message.ts';

/** Declined by the organiser or by the deadline. [S4-15] */
export function registrationDeclinedEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const { event, total } = order;
  const name = oneLine(event.name);
  const title = said('Your registration was not approved', 'Đăng ký của bạn không được duyệt')[locale];
  const opening =
    order.approval?.byDeadline === true
      ? said(
          `The organiser of ${name} didn’t answer your registration in time, ` +
            'so it has been declined and its places released.',
          `Ban tổ chức ${name} chưa trả lời đăng ký của bạn trong thời hạn, ` +
            'nên đăng ký đã bị từ chối và chỗ được trả lại.',
        )[locale]
      : said(
          `The organiser of ${name} was unable to approve your registration. We hope to see you next time.`,
          `Ban tổ chức ${name} không thể duyệt đăng ký của bạn. Hẹn gặp bạn ở sự kiện sau nhé.`,
        )[locale];
  const amount = showMoney(total, locale);
  const money =
    total === 0
      ? []
      : [said(`The ${amount} you paid is being refunded.`, `Số tiền ${amount} bạn đã trả đang được hoàn lại.`)[locale]];
  const message = organiserMessage(order, locale);
  const open = said('View event', 'Xem sự kiện')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], order.orderNumber],
    ...(total === 0 ? [] : [[said('Refund', 'Hoàn tiền')[locale], amount] as const]),
    [said('Time', 'Thời gian')[locale], when(event, locale)],
    [said('Organiser', 'Ban tổ chức')[locale], oneLine(event.organiser)],
  ];
  return layOutEmail({
    locale,
    subject: said(`Not approved: ${name}`, `Không được duyệt: ${name}`)[locale],
    preview: opening,
    event,
    body: [
      heading(title),
      paragraph(greeting(order.buyerName, locale)),
      paragraph(naming(name, opening)),
      ...message.map((text) => paragraph(text)),
      ...money.map((text) => paragraph(text)),
      facts(rows),
      button(open, event.url),
    ],
    text: [
      title,
      greeting(order.buyerName, locale),
      opening,
      ...message,
      ...money,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${event.url}`,
    ],
  });
}
