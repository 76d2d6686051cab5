import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { ManualLetter } from '#server/platform/mail/layout/manual-letter.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';

import { showMoment } from '#words/platform/money-and-dates.ts';
import { said } from '#words/platform/said.ts';

/** `again`: the deadline is near. [S1-14] */
export function manualPaymentEmail(
  payment: PaymentLetter,
  { instructions }: ManualLetter,
  again: boolean,
  locale: Locale,
): WrittenEmail {
  const name = oneLine(payment.event.name);
  const organiser = oneLine(payment.event.organiser);
  const amount = showMoney(payment.amount, locale);
  const deadline = showMoment(payment.payBefore, locale, payment.event.timezone);
  const title = (
    again
      ? said('Your order is about to expire', 'Đơn hàng của bạn sắp hết hạn')
      : said('Pay the organiser to complete your order', 'Thanh toán cho ban tổ chức để hoàn tất đơn hàng')
  )[locale];
  const opening = said(
    `Send ${amount} to ${organiser} for ${name}, then press “I have transferred” on your order’s page. ` +
      `We hold your order until ${deadline}.`,
    `Bạn chuyển ${amount} cho ${organiser} để tham dự ${name}, rồi bấm “Tôi đã chuyển khoản” ở trang đơn hàng. ` +
      `Đơn hàng được giữ đến ${deadline}.`,
  )[locale];
  const after = said(
    'The organiser confirms your payment. We’ll email you the result.',
    'Ban tổ chức sẽ xác nhận khoản thanh toán. Chúng tôi sẽ báo kết quả qua email.',
  )[locale];
  const open = said('Open payment page', 'Mở trang thanh toán')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], payment.orderNumber],
    [said('Amount', 'Số tiền')[locale], amount],
    [said('Pay before', 'Thanh\u00a0toán trước')[locale], deadline],
  ];
  const from = said('From the organiser: ', 'Ban tổ chức nhắn: ')[locale];
  const lines = instructions
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, at) => (at === 0 ? `${from}${line}` : line));
  return layOutEmail({
    locale,
    subject: (again
      ? said(`Still to pay, ${amount}: ${name}`, `Nhắc thanh toán ${amount}: ${name}`)
      : said(`Pay ${amount} to the organiser: ${name}`, `Thanh toán ${amount} cho ban tổ chức: ${name}`))[locale],
    preview: opening,
    event: payment.event,
    body: [
      heading(title),
      paragraph(naming(name, opening)),
      ...lines.map((line) => paragraph(line)),
      facts(rows),
      button(open, payment.url),
      quiet(after),
    ],
    text: [
      title,
      opening,
      ...lines,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${payment.url}`,
      after,
    ],
  });
}
