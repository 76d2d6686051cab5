import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { button, facts, heading, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

const TICKETS_RELEASED = said('Your payment arrived after the tickets were gone', 'Tiền đến khi vé đã hết');
const ticketsOpening = (amount: string, name: string): Said =>
  said(
    `We received your ${amount} for ${name} after the hold on your tickets had ended, ` +
      'and they are no longer available. Your money is safe.',
    `Chúng tôi nhận được ${amount} bạn chuyển cho ${name} khi đã hết thời gian giữ vé và vé không còn nữa. ` +
      'Tiền của bạn vẫn an toàn.',
  );
const TICKETS_CHOICE = said(
  'You can get a refund, or wait in case places become available.',
  'Bạn có thể nhận lại tiền, hoặc chờ đến khi có chỗ trống.',
);
/** Only a part arrived, or the event no longer accepts donations. */
const giftOpening = (amount: string, name: string): Said =>
  said(
    `We received ${amount} for ${name}, but couldn’t complete your donation in time. Your money is safe.`,
    `Chúng tôi đã nhận được ${amount} bạn chuyển cho ${name}, nhưng khoản quyên góp chưa hoàn tất kịp lúc. ` +
      'Tiền của bạn vẫn an toàn.',
  );
const GIFT_CHOICE = said(
  'You can get a refund, or transfer the rest with the same message.',
  'Bạn có thể nhận lại tiền, hoặc chuyển nốt phần còn thiếu với cùng nội dung.',
);

/** Asks the buyer what to do with money that arrived too late. */
export function lateMoneyEmail(payment: PaymentLetter, locale: Locale): WrittenEmail {
  const name = oneLine(payment.event.name);
  const amount = showMoney(payment.amount, locale);
  const title = (
    payment.gift ? said('We couldn’t complete your donation', 'Khoản quyên góp chưa hoàn tất') : TICKETS_RELEASED
  )[locale];
  const opening = (payment.gift ? giftOpening(amount, name) : ticketsOpening(amount, name))[locale];
  const choice = (payment.gift ? GIFT_CHOICE : TICKETS_CHOICE)[locale];
  const open = said('View my options', 'Xem lựa chọn')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Received', 'Đã nhận')[locale], amount],
    [said('Transfer message', 'Nội dung chuyển khoản')[locale], payment.transfer.message],
  ];
  return layOutEmail({
    locale,
    subject: said(`Action needed on your payment: ${name}`, `Bạn cần xử lý khoản thanh toán: ${name}`)[locale],
    preview: choice,
    body: [heading(title), paragraph(opening), facts(rows), paragraph(choice), button(open, payment.url)],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      choice,
      `${open}: ${payment.url}`,
    ],
  });
}
