import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { button, facts, heading, naming, paragraph } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

export function registrationWithdrawnEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const name = oneLine(order.event.name);
  const buyer = order.buyerName === null ? said('A buyer', 'Một người đăng ký')[locale] : oneLine(order.buyerName);
  const title = said('A registration was withdrawn', 'Một đăng ký đã được rút lại')[locale];
  const opening = said(
    `${buyer} withdrew their registration for ${name}. Its places have been released, and there is nothing to approve.`,
    `${buyer} đã rút lại đăng ký tham dự ${name}. Chỗ đã được trả lại, bạn không cần duyệt nữa.`,
  )[locale];
  const open = said('View registrations', 'Xem danh sách đăng ký')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], order.orderNumber],
    [said('Time', 'Thời gian')[locale], when(order.event, locale)],
  ];
  return layOutEmail({
    locale,
    subject: said(`Registration withdrawn: ${name}`, `Đăng ký được rút lại: ${name}`)[locale],
    preview: opening,
    event: order.event,
    body: [heading(title), paragraph(naming(name, opening)), facts(rows), button(open, order.approvalsUrl)],
    text: [title, opening, rows.map(([row, value]) => `${row}: ${value}`).join('\n'), `${open}: ${order.approvalsUrl}`],
  });
}
