import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { button, facts, heading, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

const TICKETS_RELEASED = said(
  'Your money arrived after the tickets were released',
  'Tiền đến sau khi hết thời gian giữ vé',
);
const ticketsOpening = (amount: string, name: string): Said =>
  said(
    `We received your ${amount} for ${name}, but the time to keep your tickets was over and others have taken the last places. Your money is safe.`,
    `Chúng tôi đã nhận được ${amount} bạn chuyển cho ${name}, nhưng lúc đó đã hết thời gian giữ vé và những chỗ cuối cùng đã có người khác nhận. Tiền của bạn vẫn an toàn.`,
  );
const TICKETS_CHOICE = said(
  'Please choose: get the money back, or wait in case places become free again.',
  'Mời bạn chọn: nhận lại tiền, hoặc chờ nếu có chỗ trống trở lại.',
);
/** A part of it came and the rest did not, or the event takes none any more. */
const giftOpening = (amount: string, name: string): Said =>
  said(
    `We received ${amount} for ${name}, but it could not become a donation in time. Your money is safe.`,
    `Chúng tôi đã nhận được ${amount} bạn chuyển cho ${name}, nhưng chưa thể ghi nhận thành khoản quyên góp. Tiền của bạn vẫn an toàn.`,
  );
const GIFT_CHOICE = said(
  'Please choose: get the money back, or send what is missing with the same message and let it stand.',
  'Mời bạn chọn: nhận lại tiền, hoặc chuyển nốt phần còn thiếu với cùng nội dung để hoàn tất.',
);

/** The money came, the places were gone: it is safe, and the buyer chooses. */
export function lateMoneyEmail(payment: PaymentLetter, locale: Locale): WrittenEmail {
  const name = oneLine(payment.event.name);
  const amount = showMoney(payment.amount, locale);
  const title = (payment.gift ? said('Your donation could not be completed', 'Chưa quyên góp được') : TICKETS_RELEASED)[
    locale
  ];
  const opening = (payment.gift ? giftOpening(amount, name) : ticketsOpening(amount, name))[locale];
  const choice = (payment.gift ? GIFT_CHOICE : TICKETS_CHOICE)[locale];
  const open = said('Choose now', 'Chọn ngay')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Received', 'Đã nhận')[locale], amount],
    [said('Transfer message', 'Nội dung chuyển khoản')[locale], payment.transfer.message],
  ];
  return layOutEmail({
    locale,
    subject: said(
      `Please choose what happens with your payment: ${name}`,
      `Cần bạn chọn: khoản thanh toán cho ${name}`,
    )[locale],
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
