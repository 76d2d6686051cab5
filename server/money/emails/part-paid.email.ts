import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { minus } from '#domain/kernel/money/dong.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { said } from '#words/platform/said.ts';
import { transferRows, vietQrPicture } from './transfer-pieces.ts';

/** The letter's `amount` is missing. `inTime`: the buyer can still pay. */
export function partPaidEmail(
  payment: PaymentLetter,
  { inTime }: { readonly inTime: boolean },
  locale: Locale,
): WrittenEmail {
  const name = oneLine(payment.event.name);
  const missing = showMoney(payment.amount, locale);
  const price = showMoney(payment.price, locale);
  const came = showMoney(minus(payment.price, payment.amount), locale);
  const deadline = inTime ? showMoment(payment.payBefore, locale, payment.event.timezone) : null;
  const title = said('Part of your payment is missing', 'Bạn chuyển chưa đủ tiền')[locale];
  const opening = said(
    `We received ${came} of ${price} for ${name}. ` +
      `Transfer the missing ${missing} ${deadline === null ? 'now' : `before ${deadline}`} ` +
      'with the same message and we’ll add the two together.',
    `Chúng tôi đã nhận được ${came} trong số ${price} cho ${name}. ` +
      `Bạn chuyển nốt ${missing} ${deadline === null ? 'ngay bây giờ' : `trước ${deadline}`} ` +
      'với cùng nội dung, chúng tôi sẽ cộng hai khoản lại.',
  )[locale];
  const otherwise = said(
    'If the rest doesn’t arrive in time, we’ll refund what you paid.',
    'Nếu phần còn lại không đến kịp, chúng tôi sẽ hoàn lại số tiền bạn đã chuyển.',
  )[locale];
  const open = said('Open payment page', 'Mở trang thanh toán')[locale];
  const rows = transferRows(payment, deadline, locale);
  return layOutEmail({
    locale,
    subject: said(`${missing} is still missing: ${name}`, `Còn thiếu ${missing}: ${name}`)[locale],
    preview: opening,
    event: payment.event,
    body: [
      heading(title),
      paragraph(naming(name, opening)),
      ...vietQrPicture(payment, locale),
      facts(rows),
      button(open, payment.url),
      quiet(otherwise),
    ],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${payment.url}`,
      otherwise,
    ],
  });
}
