import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { DONATION_MESSAGE_MAX } from '#domain/sale/checkout/donation.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

/** [S4-51] */
export function donationReceivedEmail(order: OrderLetter, locale: Locale): WrittenEmail {
  const { event } = order;
  const name = oneLine(event.name);
  const amount = showMoney(order.donation, locale);
  const title = said('Thank you for donating!', 'Cảm ơn bạn đã quyên góp!')[locale];
  const opening = said(
    `We received your donation of ${amount} to ${name}.`,
    `Chúng tôi đã nhận được ${amount} bạn quyên góp cho ${name}.`,
  )[locale];
  const note = said(
    'Keep this email as your receipt. Donations don’t include a ticket.',
    'Bạn giữ email này làm biên nhận nhé. Khoản quyên góp không kèm vé.',
  )[locale];
  const open = said('View event', 'Xem sự kiện')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], order.orderNumber],
    [said('Donation', 'Quyên góp')[locale], amount],
    ...(order.donationMessage === null
      ? []
      : [
          [
            said('Your message', 'Lời nhắn của bạn')[locale],
            oneLine(order.donationMessage, DONATION_MESSAGE_MAX),
          ] as const,
        ]),
    [said('Organiser', 'Ban tổ chức')[locale], oneLine(event.organiser)],
  ];
  return layOutEmail({
    locale,
    subject: said(`Thank you for donating to ${name}`, `Cảm ơn bạn đã quyên góp cho ${name}`)[locale],
    preview: `${amount} · ${order.orderNumber}`,
    event,
    body: [
      heading(title),
      paragraph(greeting(order.buyerName, locale)),
      paragraph(naming(name, opening)),
      facts(rows),
      button(open, event.url),
      quiet(note),
    ],
    text: [
      title,
      greeting(order.buyerName, locale),
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${event.url}`,
      note,
    ],
  });
}
