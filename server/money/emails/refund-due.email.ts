import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { facts, heading, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

/** Money is refunded to its sender. `amount` of the letter is the refund. */
export function refundDueEmail(payment: PaymentLetter, locale: Locale): WrittenEmail {
  const name = oneLine(payment.event.name);
  const amount = showMoney(payment.amount, locale);
  const title = said('We’re refunding your payment', 'Chúng tôi đang hoàn tiền cho bạn')[locale];
  const opening = said(
    `We’re returning the ${amount} you paid for ${name} to the account you paid from. It takes 3 to 5 business days.`,
    `Số tiền ${amount} bạn đã trả cho ${name} sẽ về lại tài khoản bạn đã chuyển trong 3 đến 5 ngày làm việc.`,
  )[locale];
  const note = said('You don’t need to do anything.', 'Bạn không cần làm gì thêm.')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Refund', 'Hoàn tiền')[locale], amount],
    [said('Transfer message', 'Nội dung chuyển khoản')[locale], payment.transfer.message],
  ];
  return layOutEmail({
    locale,
    subject: said(`Refund of ${amount}: ${name}`, `Hoàn tiền ${amount}: ${name}`)[locale],
    preview: opening,
    body: [heading(title), paragraph(opening), facts(rows), quiet(note)],
    text: [title, opening, rows.map(([row, value]) => `${row}: ${value}`).join('\n'), note],
  });
}
