import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { said } from '#words/platform/said.ts';
import { transferRows, vietQrPicture } from './transfer-pieces.ts';

export function bankTransferWaitingEmail(payment: PaymentLetter, locale: Locale): WrittenEmail {
  const name = oneLine(payment.event.name);
  const amount = showMoney(payment.amount, locale);
  const deadline = showMoment(payment.payBefore, locale, payment.event.timezone);
  const title = (
    payment.gift
      ? said('Complete your donation', 'Hoàn tất khoản quyên góp')
      : said('We’re holding your tickets', 'Vé đang được giữ cho bạn')
  )[locale];
  const opening = (
    payment.gift
      ? said(
          `Transfer ${amount} before ${deadline} to donate to ${name}. We’ll email you when your payment arrives.`,
          `Bạn chuyển khoản ${amount} trước ${deadline} để quyên góp cho ${name}. ` +
            'Nhận được tiền, chúng tôi sẽ báo qua email.',
        )
      : said(
          `Transfer ${amount} before ${deadline} to get your tickets for ${name}. ` +
            'We’ll email your tickets when your payment arrives.',
          `Bạn chuyển khoản ${amount} trước ${deadline} để nhận vé ${name}. ` +
            'Nhận được tiền, chúng tôi sẽ gửi vé qua email.',
        )
  )[locale];
  const warning = said(
    'Use exactly this transfer message so we can match your payment to your order. Already paid? You’re all set.',
    'Bạn ghi đúng nội dung chuyển khoản ở trên để chúng tôi nhận ra đơn hàng. ' +
      'Nếu đã chuyển rồi, bạn không cần làm gì thêm.',
  )[locale];
  const open = said('Open payment page', 'Mở trang thanh toán')[locale];
  const rows = transferRows(payment, deadline, locale);
  return layOutEmail({
    locale,
    subject: said(
      payment.gift ? `Pay ${amount} to complete your donation: ${name}` : `Pay ${amount} to get your tickets: ${name}`,
      `Chờ thanh toán ${amount}: ${name}`,
    )[locale],
    preview: opening,
    event: payment.event,
    body: [
      heading(title),
      paragraph(naming(name, opening)),
      ...vietQrPicture(payment, locale),
      facts(rows),
      button(open, payment.url),
      quiet(warning),
    ],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${payment.url}`,
      warning,
    ],
  });
}
