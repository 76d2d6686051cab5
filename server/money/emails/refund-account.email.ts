import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { RefundAccountOccasion } from '#domain/sale/refund/payout.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

const TITLES: Readonly<Record<RefundAccountOccasion, Said>> = {
  FIRST: said('Where should we send your refund?', 'Bạn muốn nhận tiền hoàn vào tài khoản nào?'),
  REMINDER: said('We still need your bank account', 'Chúng tôi vẫn cần tài khoản ngân hàng của bạn'),
  REFUSED: said('Where should we send your refund?', 'Bạn muốn nhận tiền hoàn vào tài khoản nào?'),
  RETURNED: said('Your bank returned the refund', 'Ngân hàng đã trả lại khoản hoàn tiền'),
};

/** The letter's `url` opens the page. */
export function refundAccountEmail(
  payment: PaymentLetter,
  occasion: RefundAccountOccasion,
  locale: Locale,
): WrittenEmail {
  const name = oneLine(payment.event.name);
  const amount = showMoney(payment.amount, locale);
  const title = TITLES[occasion][locale];
  const opening =
    occasion === 'REFUSED'
      ? said(
          `We can’t refund ${amount} for ${name} to the card or account you paid with. ` +
            'Tell us which bank account to send it to.',
          `Chúng tôi không thể hoàn ${amount} cho ${name} về thẻ hoặc tài khoản bạn đã thanh toán. ` +
            'Bạn cho chúng tôi biết tài khoản ngân hàng để nhận tiền nhé.',
        )[locale]
      : occasion === 'RETURNED'
        ? said(
            `We sent your refund of ${amount} for ${name}, but the bank returned it. Please check the account ` +
              'details and give us the right ones.',
            `Chúng tôi đã chuyển ${amount} tiền hoàn cho ${name} nhưng ngân hàng trả lại. Bạn kiểm tra và cho ` +
              'chúng tôi thông tin tài khoản đúng nhé.',
          )[locale]
        : said(
            `We’re refunding ${amount} for ${name}. Tell us which bank account to send it to.`,
            `Chúng tôi sẽ hoàn ${amount} cho ${name}. Bạn cho chúng tôi biết tài khoản ngân hàng để nhận tiền nhé.`,
          )[locale];
  const note = said(
    'This link is for you alone. We never ask for passwords, card numbers or one-time codes.',
    'Liên kết này chỉ dành cho bạn. Chúng tôi không bao giờ hỏi mật khẩu, số thẻ hay mã OTP.',
  )[locale];
  const open = said('Enter my bank account', 'Nhập tài khoản của tôi')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], payment.orderNumber],
    [said('Refund', 'Hoàn tiền')[locale], amount],
  ];
  return layOutEmail({
    locale,
    subject: `${title} (${name})`,
    preview: opening,
    event: payment.event,
    body: [heading(title), paragraph(naming(name, opening)), facts(rows), button(open, payment.url), quiet(note)],
    text: [title, opening, rows.map(([row, value]) => `${row}: ${value}`).join('\n'), `${open}: ${payment.url}`, note],
  });
}
