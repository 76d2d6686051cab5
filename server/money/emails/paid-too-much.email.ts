import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { plus } from '#domain/kernel/money/dong.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { never } from '#domain/kernel/never.ts';
import type { ExcessReason } from '#domain/sale/checkout/money-owed.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { amounts, button, heading, naming, outlinedButton, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

type Words = { readonly title: Said; readonly opening: Said };

function wordsFor(because: ExcessReason, excess: string, name: string): Words {
  switch (because) {
    case 'TOO_MUCH':
      return {
        title: said('You paid more than the price', 'Bạn đã trả nhiều hơn giá tiền'),
        opening: said(
          `Your order for ${name} is paid. We received ${excess} more than its price.`,
          `Đơn hàng của bạn tại ${name} đã được thanh toán. Chúng tôi nhận được nhiều hơn giá ${excess}.`,
        ),
      };
    case 'TWICE':
      return {
        title: said('You paid twice', 'Bạn đã trả tiền hai lần'),
        opening: said(
          `Your order for ${name} was already paid when another payment arrived. ` +
            `In all we received ${excess} more than its price.`,
          `Đơn hàng của bạn tại ${name} đã được thanh toán thì chúng tôi nhận thêm tiền. ` +
            `Tổng cộng bạn đã trả nhiều hơn giá ${excess}.`,
        ),
      };
    case 'AFTER_REFUND':
      return {
        title: said('Your payment arrived for a closed order', 'Tiền đến khi đơn hàng đã đóng'),
        opening: said(
          `We received ${excess} for ${name}, but your order is closed, so no tickets were issued for it.`,
          `Chúng tôi nhận được ${excess} cho ${name}, nhưng đơn hàng của bạn đã đóng và không có vé cho khoản này.`,
        ),
      };
    default:
      return never(because);
  }
}

/** The letter's `amount` is what the buyer is owed. */
export function paidTooMuchEmail(payment: PaymentLetter, because: ExcessReason, locale: Locale): WrittenEmail {
  const name = oneLine(payment.event.name);
  const excess = showMoney(payment.amount, locale);
  const words = wordsFor(because, excess, name);
  const [title, opening] = [words.title[locale], words.opening[locale]];
  // What came after a refund was decided is returned by a person.
  const how =
    because === 'AFTER_REFUND'
      ? said(
          `The ${excess} is yours. Write to us with your order number and we’ll return it to you.`,
          `Số tiền ${excess} này là của bạn. Bạn nhắn cho chúng tôi kèm mã đơn hàng để nhận lại nhé.`,
        )[locale]
      : said(
          `We’re refunding the ${excess}. If we don’t know which account to send it to, we’ll ask you by email.`,
          `Chúng tôi đang hoàn lại ${excess}. Nếu chưa biết tài khoản nhận tiền, chúng tôi sẽ hỏi bạn qua email.`,
        )[locale];
  const open = said('Contact us', 'Liên hệ chúng tôi')[locale];
  const act = because === 'AFTER_REFUND' ? button : outlinedButton;
  const owed: readonly (readonly [string, string])[] =
    because === 'AFTER_REFUND'
      ? []
      : [
          [said('Received in all', 'Tổng đã nhận')[locale], showMoney(plus(payment.price, payment.amount), locale)],
          [said('Price', 'Giá')[locale], showMoney(payment.price, locale)],
        ];
  const rows: readonly (readonly [string, string, 'sum'?])[] = [
    [said('Order', 'Đơn hàng')[locale], payment.orderNumber],
    ...owed,
    [said('Owed to you', 'Trả lại bạn')[locale], excess, 'sum'],
  ];
  return layOutEmail({
    locale,
    subject: said(`We owe you ${excess}: ${name}`, `Bạn được trả lại ${excess}: ${name}`)[locale],
    preview: opening,
    event: payment.event,
    body: [
      heading(title),
      paragraph(naming(name, opening)),
      amounts(rows),
      paragraph(how),
      act(open, payment.contactUrl),
    ],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      how,
      `${open}: ${payment.contactUrl}`,
    ],
  });
}
