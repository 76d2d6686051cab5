import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { ManualLetter } from '#server/platform/mail/layout/manual-letter.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { button, facts, heading, naming, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';

import { said } from '#words/platform/said.ts';

export function manualPaymentEndedEmail(
  payment: PaymentLetter,
  { reason }: ManualLetter,
  locale: Locale,
): WrittenEmail {
  const name = oneLine(payment.event.name);
  const organiser = oneLine(payment.event.organiser);
  const title = (
    reason === null
      ? said('Your order has expired', 'Đơn hàng của bạn đã hết hạn')
      : said('Your payment was not confirmed', 'Khoản thanh toán chưa được xác nhận')
  )[locale];
  const opening = (
    reason === null
      ? said(
          `${organiser} didn’t confirm your payment for ${name} in time, so your order has ended.`,
          `${organiser} chưa xác nhận khoản thanh toán cho ${name} trong thời hạn nên đơn hàng đã kết thúc.`,
        )
      : said(
          `${organiser} didn’t confirm your payment for ${name}, so your order has ended.`,
          `${organiser} không xác nhận khoản thanh toán cho ${name} nên đơn hàng đã kết thúc.`,
        )
  )[locale];
  const why = reason === null ? [] : [said(`Reason: ${reason}`, `Lý do: ${reason}`)[locale]];
  const sent = said(
    'If you sent the money, ask the organiser to return it: it went to them, not to us.',
    'Nếu đã chuyển tiền, bạn liên hệ ban tổ chức để nhận lại, vì tiền được chuyển thẳng cho họ.',
  )[locale];
  const open = said('View event', 'Xem sự kiện')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], payment.orderNumber],
    [said('Amount', 'Số tiền')[locale], showMoney(payment.amount, locale)],
  ];
  return layOutEmail({
    locale,
    subject: said(`Payment not confirmed: ${name}`, `Thanh toán chưa được xác nhận: ${name}`)[locale],
    preview: opening,
    event: payment.event,
    body: [
      heading(title),
      paragraph(naming(name, opening)),
      ...why.map((text) => paragraph(text)),
      paragraph(sent),
      facts(rows),
      button(open, payment.event.url),
    ],
    text: [
      title,
      opening,
      ...why,
      sent,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${payment.event.url}`,
    ],
  });
}
