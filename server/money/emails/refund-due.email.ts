import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points } from '#domain/kernel/money/points.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { facts, heading, naming, outlinedButton, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';
import { POINTS_GIVEN_BACK, pointsSaid } from '#words/sale/points.ts';
import { GIVEN_BACK_TO_WALLET } from '#words/sale/wallet-part.ts';

type RefundDue = {
  readonly short: boolean;
  /** Already back in the wallet. */
  readonly points: Points;
  /** The same, in dong. */
  readonly wallet: Dong;
  /** It was paid to the organiser by hand, who returns it. */
  readonly byOrganiser: boolean;
  /** It goes back to the card or account that paid. */
  readonly byProvider: boolean;
};

/** The letter's `amount` is the refund. */
export function refundDueEmail(
  payment: PaymentLetter,
  { short, points, wallet, byOrganiser, byProvider }: RefundDue,
  locale: Locale,
): WrittenEmail {
  const name = oneLine(payment.event.name);
  const toWallet = payment.amount === ZERO && wallet > ZERO;
  const amount = showMoney(toWallet ? wallet : payment.amount, locale);
  const title = (
    byOrganiser
      ? said('You’re getting a refund', 'Bạn sẽ được hoàn tiền')
      : said('We’re refunding your payment', 'Chúng tôi đang hoàn tiền cho bạn')
  )[locale];
  const price = showMoney(payment.price, locale);
  const organiser = oneLine(payment.event.organiser);
  const returns = said(
    `You’ll get back the ${amount} you paid for ${name}. You paid the organiser directly, so they return the money.`,
    `Số tiền ${amount} bạn đã trả cho ${name} sẽ được trả lại bạn. ` +
      'Bạn đã trả thẳng cho ban tổ chức nên họ là bên hoàn tiền.',
  )[locale];
  const refunds = said(
    `We’re refunding the ${amount} you paid for ${name}. Our team sends each refund by hand, ` +
      'so we can’t give an exact date.',
    `Số tiền ${amount} bạn đã trả cho ${name} sẽ được trả lại bạn. Đội ngũ của chúng tôi xử lý từng khoản hoàn tiền ` +
      'nên chưa thể hẹn ngày.',
  )[locale];
  const sameWay = said(
    `We’re refunding the ${amount} you paid for ${name} to the card or account you paid with. ` +
      'Your bank may need up to ten days to show it.',
    `Số tiền ${amount} bạn đã trả cho ${name} sẽ được hoàn về thẻ hoặc tài khoản bạn đã thanh toán. ` +
      'Ngân hàng có thể cần tối đa mười ngày để ghi có.',
  )[locale];
  const isBack = said(
    `The ${amount} you paid for ${name} is back in your Vemoi wallet.`,
    `Số tiền ${amount} bạn đã trả cho ${name} đã về lại ví Vemoi của bạn.`,
  )[locale];
  const goesBack = toWallet ? isBack : byOrganiser ? returns : byProvider ? sameWay : refunds;
  const opening = short
    ? `${
        said(
          `The time to pay ended before the full ${price} arrived.`,
          `Thời gian thanh toán đã hết khi chúng tôi chưa nhận đủ ${price}.`,
        )[locale]
      } ${goesBack}`
    : goesBack;
  const note = (
    byOrganiser
      ? said(
          'We’ll email you when the organiser confirms the refund. Questions? Contact the organiser.',
          'Chúng tôi sẽ gửi email khi ban tổ chức báo đã hoàn tiền. Cần hỏi thêm, bạn nhắn cho họ.',
        )
      : said('Questions? Contact us with your order number.', 'Cần hỏi thêm, bạn nhắn cho chúng tôi kèm mã đơn hàng.')
  )[locale];
  const [open, url] = byOrganiser
    ? [said('View event', 'Xem sự kiện')[locale], payment.event.url]
    : [said('Contact us', 'Liên hệ chúng tôi')[locale], payment.contactUrl];
  const whoReturns = [said('Organiser', 'Ban tổ chức')[locale], organiser] as const;
  const message = [said('Transfer message', 'Nội dung chuyển khoản')[locale], payment.transfer.message] as const;
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], payment.orderNumber],
    [said('Refund', 'Hoàn tiền')[locale], amount],
    ...(points === NO_POINTS ? [] : ([[POINTS_GIVEN_BACK[locale], pointsSaid(points)[locale]]] as const)),
    ...(wallet === ZERO ? [] : ([[GIVEN_BACK_TO_WALLET[locale], showMoney(wallet, locale)]] as const)),
    ...(byProvider ? [] : [byOrganiser ? whoReturns : message]),
  ];
  return layOutEmail({
    locale,
    subject: said(`Refund of ${amount}: ${name}`, `Hoàn tiền ${amount}: ${name}`)[locale],
    preview: opening,
    event: payment.event,
    body: [heading(title), paragraph(naming(name, opening)), facts(rows), quiet(note), outlinedButton(open, url)],
    text: [title, opening, rows.map(([row, value]) => `${row}: ${value}`).join('\n'), note, `${open}: ${url}`],
  });
}
