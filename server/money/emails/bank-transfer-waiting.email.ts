import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { html } from '#server/platform/mail/layout/html.ts';
import { ASH } from '#server/platform/mail/layout/palette.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { button, facts, heading, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { said } from '#words/platform/said.ts';

/** The places are held: how much to transfer, where, with which words, and until when. */
export function bankTransferWaitingEmail(payment: PaymentLetter, locale: Locale): WrittenEmail {
  const name = oneLine(payment.event.name);
  const amount = showMoney(payment.amount, locale);
  const deadline = showMoment(payment.payBefore, locale, payment.event.timezone);
  const title = (
    payment.gift
      ? said('Your donation is one transfer away', 'Còn một bước để quyên góp')
      : said('Your tickets are held for you', 'Vé đang được giữ cho bạn')
  )[locale];
  const opening = (
    payment.gift
      ? said(
          `Transfer ${amount} before ${deadline} to give it to ${name}. We write to you as soon as the money arrives.`,
          `Chuyển khoản ${amount} trước ${deadline} để quyên góp cho ${name}. Chúng tôi sẽ báo cho bạn ngay khi nhận được tiền.`,
        )
      : said(
          `Transfer ${amount} before ${deadline} to get your tickets for ${name}. Your tickets arrive by e-mail as soon as the money does.`,
          `Chuyển khoản ${amount} trước ${deadline} để nhận vé tham dự ${name}. Vé sẽ được gửi qua email ngay khi nhận được tiền.`,
        )
  )[locale];
  const warning = said(
    'Write the transfer message exactly as it stands here: it tells us which order you pay for. If you have already paid, there is nothing left to do.',
    'Vui lòng ghi đúng nội dung chuyển khoản như trên để chúng tôi nhận ra đơn hàng của bạn. Nếu đã chuyển khoản, bạn không cần làm gì thêm.',
  )[locale];
  const open = said('Open the payment page', 'Mở trang thanh toán')[locale];
  const howTo = said(
    'Scan it with your bank’s app: account, amount and message are filled in.',
    'Quét bằng ứng dụng ngân hàng: tài khoản, số tiền và nội dung đã có sẵn.',
  )[locale];
  const picture =
    payment.qrContentId === null
      ? []
      : [
          html`<p style="margin:0 0 4px;text-align:center"><img src="cid:${payment.qrContentId}" width="220" height="220" alt="VietQR" style="display:inline-block;width:220px;height:220px;border:0;background:#FFFFFF"></p>`,
          html`<p style="margin:0 0 20px;text-align:center;font-size:14px;line-height:1.6;color:${ASH}">${howTo}</p>`,
        ];
  const rows: readonly (readonly [string, string])[] = [
    [said('Amount', 'Số tiền')[locale], amount],
    [said('Bank', 'Ngân hàng')[locale], payment.transfer.bankName],
    [said('Account number', 'Số tài khoản')[locale], payment.transfer.account],
    [said('Account holder', 'Chủ tài khoản')[locale], payment.transfer.holder],
    [said('Transfer message', 'Nội dung chuyển khoản')[locale], payment.transfer.message],
    [said('Pay before', 'Thanh toán trước')[locale], deadline],
  ];
  return layOutEmail({
    locale,
    subject: said(
      payment.gift ? `Pay ${amount} to donate: ${name}` : `Pay ${amount} to get your tickets: ${name}`,
      `Chờ thanh toán ${amount}: ${name}`,
    )[locale],
    preview: opening,
    body: [heading(title), paragraph(opening), ...picture, facts(rows), button(open, payment.url), quiet(warning)],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${payment.url}`,
      warning,
    ],
  });
}
