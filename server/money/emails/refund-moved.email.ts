import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { facts, heading, naming, outlinedButton, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

type Words = { readonly subject: Said; readonly title: Said; readonly opening: Said; readonly note: Said };

const paid = (en: string, vi: string, name: string): Words => ({
  subject: said(`${en} refunded: ${name}`, `Đã hoàn ${vi}: ${name}`),
  title: said('Your refund is paid', 'Bạn đã được hoàn tiền'),
  opening: said(
    `We’ve transferred ${en} back to you for ${name}. Your bank may take a working day to show it.`,
    `Chúng tôi đã chuyển lại cho bạn ${vi} của ${name}. Ngân hàng có thể cần một ngày làm việc để hiển thị.`,
  ),
  note: said(
    'If the money isn’t there after two working days, write to us with your order number.',
    'Nếu sau hai ngày làm việc vẫn chưa nhận được tiền, bạn nhắn cho chúng tôi kèm mã đơn hàng.',
  ),
});

const inWallet = (en: string, vi: string, name: string): Words => ({
  subject: said(`${en} refunded: ${name}`, `Đã hoàn ${vi}: ${name}`),
  title: said('Your refund is in your wallet', 'Tiền hoàn đã về ví của bạn'),
  opening: said(
    `The ${en} you paid for ${name} is in your Vemoi wallet again. You can use it for your next tickets.`,
    `${vi} bạn đã trả cho ${name} đã có lại trong ví Vemoi của bạn. Bạn có thể dùng để mua vé khác.`,
  ),
  note: said('Questions? Contact us with your order number.', 'Cần hỏi thêm, bạn nhắn cho chúng tôi kèm mã đơn hàng.'),
});

/** To the card or account that paid. */
const sameWay = (en: string, vi: string, name: string): Words => ({
  ...paid(en, vi, name),
  opening: said(
    `We’ve refunded ${en} for ${name} to the card or account you paid with.`,
    `Chúng tôi đã hoàn ${vi} của ${name} về thẻ hoặc tài khoản bạn đã thanh toán.`,
  ),
  note: said(
    'Your bank may need up to ten days to show it. If it isn’t there then, write to us with your order number.',
    'Ngân hàng có thể cần tối đa mười ngày để ghi có. Nếu sau đó vẫn chưa nhận được, bạn nhắn cho chúng tôi kèm ' +
      'mã đơn hàng.',
  ),
});

/** Paid by hand to the organiser, who has returned it. */
const returned = (en: string, vi: string, name: string, organiser: string): Words => ({
  ...paid(en, vi, name),
  opening: said(
    `${organiser} says that ${en} for ${name} is on its way back to you.`,
    `${organiser} báo đã trả lại bạn ${vi} của ${name}.`,
  ),
  note: said(
    'If the money isn’t there, write to the organiser: you paid them, not us.',
    'Nếu chưa nhận được tiền, bạn liên hệ ban tổ chức, vì tiền được trả thẳng cho họ.',
  ),
});

const failed = (en: string, vi: string, name: string): Words => ({
  subject: said(`Your refund didn’t go through: ${name}`, `Chưa hoàn được tiền: ${name}`),
  title: said('Your refund didn’t go through yet', 'Khoản hoàn tiền chưa thành công'),
  opening: said(
    `The bank didn’t accept our transfer of ${en} for ${name}. We still owe you this money and will try again.`,
    `Ngân hàng chưa nhận lệnh chuyển ${vi} của ${name}. Khoản tiền này vẫn là của bạn và chúng tôi sẽ chuyển lại.`,
  ),
  note: said(
    'If your bank account has changed, write to us with your order number.',
    'Nếu tài khoản ngân hàng của bạn đã thay đổi, bạn nhắn cho chúng tôi kèm mã đơn hàng.',
  ),
});

const WORDS = {
  'refund-paid': paid,
  'refund-in-wallet': inWallet,
  'refund-by-organiser': returned,
  'refund-same-way': sameWay,
  'refund-failed': failed,
} as const;

/** The letter's `amount` is the refund. */
export function refundMovedEmail(payment: PaymentLetter, message: keyof typeof WORDS, locale: Locale): WrittenEmail {
  const name = oneLine(payment.event.name);
  const organiser = oneLine(payment.event.organiser);
  const [en, vi] = [showMoney(payment.amount, 'en'), showMoney(payment.amount, 'vi')];
  const words = WORDS[message](en, vi, name, organiser);
  const [title, opening, note] = [words.title[locale], words.opening[locale], words.note[locale]];
  const [open, url] =
    message === 'refund-by-organiser'
      ? [said('View event', 'Xem sự kiện')[locale], payment.event.url]
      : [said('Contact us', 'Liên hệ chúng tôi')[locale], payment.contactUrl];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], payment.orderNumber],
    [said('Refund', 'Hoàn tiền')[locale], showMoney(payment.amount, locale)],
  ];
  return layOutEmail({
    locale,
    subject: words.subject[locale],
    preview: opening,
    event: payment.event,
    body: [heading(title), paragraph(naming(name, opening)), facts(rows), quiet(note), outlinedButton(open, url)],
    text: [title, opening, rows.map(([row, value]) => `${row}: ${value}`).join('\n'), note, `${open}: ${url}`],
  });
}
