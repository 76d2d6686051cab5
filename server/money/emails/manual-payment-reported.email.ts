import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { ManualLetter } from '#server/platform/mail/layout/manual-letter.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { button, facts, heading, naming, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';

import { showMoment } from '#words/platform/money-and-dates.ts';
import { said } from '#words/platform/said.ts';

export function manualPaymentReportedEmail(
  payment: PaymentLetter,
  { buyer }: ManualLetter,
  locale: Locale,
): WrittenEmail {
  const name = oneLine(payment.event.name);
  const who = oneLine(fullName(buyer) || buyer.email);
  const amount = showMoney(payment.amount, locale);
  const deadline = showMoment(payment.payBefore, locale, payment.event.timezone);
  const title = said('A payment waits for your confirmation', 'Một khoản thanh toán chờ bạn xác nhận')[locale];
  const opening = said(
    `${who} says they sent you ${amount} for ${name}. Check your account, then confirm or refuse the payment ` +
      `before ${deadline}. After that, the order expires.`,
    `${who} cho biết đã chuyển cho bạn ${amount} để tham dự ${name}. Bạn kiểm tra tài khoản rồi xác nhận hoặc ` +
      `từ chối trước ${deadline}. Sau thời điểm đó, đơn hàng sẽ hết hạn.`,
  )[locale];
  const open = said('View payments', 'Xem khoản thanh toán')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], payment.orderNumber],
    [said('Amount', 'Số tiền')[locale], amount],
    [said('Answer before', 'Trả lời trước')[locale], deadline],
  ];
  return layOutEmail({
    locale,
    subject: said(`Confirm a payment of ${amount}: ${name}`, `Xác nhận khoản thanh toán ${amount}: ${name}`)[locale],
    preview: opening,
    event: payment.event,
    body: [heading(title), paragraph(naming(name, opening)), facts(rows), button(open, payment.url)],
    text: [title, opening, rows.map(([row, value]) => `${row}: ${value}`).join('\n'), `${open}: ${payment.url}`],
  });
}
