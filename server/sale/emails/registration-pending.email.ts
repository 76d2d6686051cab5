import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { said } from '#words/platform/said.ts';

export function registrationPendingEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const { event } = order;
  const name = oneLine(event.name);
  const title = said('Your registration is waiting for approval', 'Đăng ký của bạn đang chờ duyệt')[locale];
  const opening = said(
    `The organiser of ${name} reviews every registration. We’ll email you the result.`,
    `Ban tổ chức ${name} duyệt từng lượt đăng ký. Chúng tôi sẽ gửi kết quả cho bạn qua email.`,
  )[locale];
  const { approval } = order;
  const deadline =
    approval === null
      ? []
      : [
          said(
            `If there is no answer by ${showMoment(approval.dueAt, 'en', event.timezone)}, ` +
              'the registration is declined and its places are released. You can withdraw it until then.',
            `Nếu chưa có kết quả trước ${showMoment(approval.dueAt, 'vi', event.timezone)}, ` +
              'đăng ký sẽ bị từ chối và chỗ được trả lại. Trước thời điểm đó, bạn có thể rút lại đăng ký.',
          )[locale],
        ];
  const note = said(
    'This is not a ticket yet. If it is approved, we’ll email your tickets.',
    'Đây chưa phải là vé. Khi được duyệt, vé sẽ được gửi đến email của bạn.',
  )[locale];
  const open = said('View my registration', 'Xem đăng ký của tôi')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], order.orderNumber],
    ...(order.total === 0 ? [] : [[said('Paid', 'Đã thanh toán')[locale], showMoney(order.total, locale)] as const]),
    [said('Time', 'Thời gian')[locale], when(event, locale)],
    [
      said('Place', 'Địa điểm')[locale],
      event.place === null ? said('Online', 'Trực tuyến')[locale] : oneLine(event.place, 200),
    ],
    [said('Organiser', 'Ban tổ chức')[locale], oneLine(event.organiser)],
  ];
  return layOutEmail({
    locale,
    subject: said(`Waiting for approval: ${name}`, `Đang chờ duyệt: ${name}`)[locale],
    preview: `${when(event, locale)} · ${order.orderNumber}`,
    event,
    body: [
      heading(title),
      paragraph(greeting(order.buyerName, locale)),
      paragraph(naming(name, opening)),
      ...deadline.map((text) => paragraph(text)),
      facts(rows),
      button(open, order.ticketsUrl),
      quiet(note),
    ],
    text: [
      title,
      greeting(order.buyerName, locale),
      opening,
      ...deadline,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${order.ticketsUrl}`,
      note,
    ],
  });
}
