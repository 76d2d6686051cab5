import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { facts, heading, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

/** Money that goes back to the one who sent it. `amount` of the letter is what will be sent back. */
export function refundDueEmail(payment: PaymentLetter, locale: Locale): WrittenEmail {
  const name = oneLine(payment.event.name);
  const amount = showMoney(payment.amount, locale);
  const title = said('We are sending your money back', 'Chúng tôi sẽ hoàn tiền cho bạn')[locale];
  const opening = said(
    `${amount} that you paid for ${name} will be sent back to the account it came from, within 3 to 5 business days.`,
    `Số tiền ${amount} bạn đã chuyển cho ${name} sẽ được hoàn về tài khoản đã chuyển, trong vòng 3 đến 5 ngày làm việc.`,
  )[locale];
  const note = said('You do not need to do anything.', 'Bạn không cần làm gì thêm.')[locale];
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
