import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { button, facts, heading, naming, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

/** `adjusts`: the number of the invoice that it adjusts; absent: it adjusts none. */
type IssuedInvoice = {
  readonly number: string;
  readonly lookupCode: string;
  readonly lookupUrl: string;
  readonly adjusts?: string;
};

export function invoiceIssuedEmail(order: OrderLetter, invoice: IssuedInvoice, locale: Locale): WrittenEmail {
  const name = oneLine(order.event.name);
  const { title, opening } = wordsOf(name, invoice.adjusts === undefined ? null : oneLine(invoice.adjusts), locale);
  const open = said('Look up the e-invoice', 'Tra cứu hóa đơn')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Invoice number', 'Số hóa đơn')[locale], oneLine(invoice.number)],
    [said('Lookup code', 'Mã tra cứu')[locale], oneLine(invoice.lookupCode)],
    [said('Order', 'Đơn hàng')[locale], order.orderNumber],
    invoice.adjusts === undefined
      ? [said('Paid', 'Đã thanh toán')[locale], showMoney(order.total, locale)]
      : [said('Adjusts invoice', 'Điều chỉnh cho hóa đơn')[locale], oneLine(invoice.adjusts)],
  ];
  return layOutEmail({
    locale,
    subject: said(`E-invoice ${invoice.number}: ${name}`, `Hóa đơn điện tử ${invoice.number}: ${name}`)[locale],
    preview: opening,
    event: order.event,
    body: [
      heading(title),
      paragraph(greeting(order.buyerName, locale)),
      paragraph(naming(name, opening)),
      facts(rows),
      button(open, invoice.lookupUrl),
    ],
    text: [
      title,
      greeting(order.buyerName, locale),
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${invoice.lookupUrl}`,
    ],
  });
}

function wordsOf(name: string, adjusts: string | null, locale: Locale) {
  const see = said(
    'Enter its number and lookup code at the provider’s page to see it.',
    'Để xem hóa đơn, bạn nhập số hóa đơn và mã tra cứu tại trang của nhà cung cấp.',
  )[locale];
  const own = said(
    `Here is the e-invoice of your order for ${name}.`,
    `Đây là hóa đơn điện tử cho đơn hàng ${name} của bạn.`,
  )[locale];
  if (adjusts === null)
    return {
      title: said('Your e-invoice is issued', 'Hóa đơn điện tử của bạn đã được xuất')[locale],
      opening: `${own} ${see}`,
    };
  const because = said(
    `Part of your order for ${name} was refunded, so its e-invoice ${adjusts} has been adjusted.`,
    `Đơn hàng ${name} của bạn có khoản hoàn tiền, nên hóa đơn ${adjusts} được điều chỉnh.`,
  )[locale];
  return {
    title: said('Your e-invoice is adjusted', 'Hóa đơn điện tử của bạn đã được điều chỉnh')[locale],
    opening: `${because} ${see}`,
  };
}
