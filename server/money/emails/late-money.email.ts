import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { never } from '#domain/kernel/never.ts';
import type { LateMoneyReason } from '#domain/sale/checkout/money-owed.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import { button, facts, heading, naming, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

type Words = { readonly title: Said; readonly opening: Said; readonly choice: Choice };
type Choice = { readonly explained: Said; readonly open: Said };

const REFUND_OR_WAIT: Choice = {
  explained: said(
    'You can get a refund, or wait in case places become available.',
    'Bạn có thể nhận lại tiền, hoặc chờ đến khi có chỗ trống.',
  ),
  open: said('View my options', 'Xem lựa chọn'),
};
const REFUND_ONLY: Choice = {
  explained: said('You can get a refund.', 'Bạn có thể nhận lại tiền.'),
  open: said('Get a refund', 'Nhận lại tiền'),
};
const BACK_ANYWAY: Choice = {
  explained: said('We’ll refund it in full.', 'Chúng tôi sẽ hoàn lại toàn bộ số tiền này.'),
  open: said('View order', 'Xem đơn hàng'),
};
const REMINDER = {
  title: said('Your payment still needs your answer', 'Khoản tiền của bạn vẫn chờ bạn quyết định'),
  unanswered: said(
    'Without an answer, we’ll refund it seven days after it arrived.',
    'Nếu bạn không trả lời, chúng tôi sẽ hoàn tiền sau bảy ngày kể từ khi nhận được.',
  ),
} as const;

/** Each reason has its own wording. */
function ticketsWords(because: LateMoneyReason, { price, amount, event }: PaymentLetter, locale: Locale): Words {
  const name = oneLine(event.name);
  const came = showMoney(amount, locale);
  switch (because) {
    case 'SOLD_OUT':
      return {
        title: said('Your payment arrived after the tickets were gone', 'Tiền đến khi vé đã hết'),
        opening: said(
          `We received your ${came} for ${name} after the hold on your tickets had ended, ` +
            'and they are no longer available. Your money is safe.',
          `Chúng tôi nhận được ${came} bạn chuyển cho ${name} khi đã hết thời gian giữ vé và vé không còn nữa. ` +
            'Tiền của bạn vẫn an toàn.',
        ),
        choice: REFUND_OR_WAIT,
      };
    case 'EVENT_ENDED':
      return {
        title: said('Your payment arrived too late', 'Tiền đến quá muộn'),
        opening: said(
          `We received your ${came} for ${name}, but the event is over or was cancelled, ` +
            'so there are no tickets for it. Your money is safe.',
          `Chúng tôi nhận được ${came} bạn chuyển cho ${name}, nhưng sự kiện đã kết thúc hoặc đã bị hủy nên không ` +
            'còn vé. Tiền của bạn vẫn an toàn.',
        ),
        choice: REFUND_ONLY,
      };
    case 'OTHER_ORDER_PAID':
      return {
        title: said('You paid for a second order', 'Bạn đã trả tiền cho đơn hàng thứ hai'),
        opening: said(
          `We received your ${came} for another order for ${name}. You already have a paid order for it, ` +
            'so we issued no more tickets. Your money is safe.',
          `Chúng tôi nhận được ${came} bạn chuyển cho một đơn hàng khác của ${name}. Bạn đã có đơn hàng được thanh ` +
            'toán nên chúng tôi không xuất thêm vé. Tiền của bạn vẫn an toàn.',
        ),
        choice: REFUND_ONLY,
      };
    case 'WALLET_RETURNED':
      return {
        title: said(
          'Your payment arrived after the wallet part was returned',
          'Tiền đến khi phần thanh toán bằng ví đã được trả lại',
        ),
        opening: said(
          `We received your ${came} for ${name} after the hold on your tickets had ended. What your wallet was ` +
            'paying is back in it, so the order can no longer be completed. Your money is safe.',
          `Chúng tôi nhận được ${came} bạn chuyển cho ${name} khi đã hết thời gian giữ vé. Phần thanh toán bằng ` +
            'ví đã về lại ví nên đơn hàng không thể hoàn tất nữa. Tiền của bạn vẫn an toàn.',
        ),
        choice: REFUND_ONLY,
      };
    case 'POINTS_RETURNED':
      return {
        title: said(
          'Your payment arrived after your points were returned',
          'Tiền đến khi điểm đã được trả lại cho bạn',
        ),
        opening: said(
          `We received your ${came} for ${name} after the hold on your tickets had ended. The points you were paying ` +
            'with are back in your wallet, so the order can no longer be completed. Your money is safe.',
          `Chúng tôi nhận được ${came} bạn chuyển cho ${name} khi đã hết thời gian giữ vé. Điểm bạn dùng đã về lại ` +
            'ví nên đơn hàng không thể hoàn tất nữa. Tiền của bạn vẫn an toàn.',
        ),
        choice: REFUND_ONLY,
      };
    case 'PART_PAID':
      return {
        title: said('Part of your payment is missing', 'Bạn chuyển chưa đủ tiền'),
        opening: said(
          `We received ${came} of ${showMoney(price, locale)} for ${name}, and the hold on your tickets has ended. ` +
            'Your money is safe.',
          `Chúng tôi nhận được ${came} trong số ${showMoney(price, locale)} cho ${name}, và thời gian giữ vé đã hết. ` +
            'Tiền của bạn vẫn an toàn.',
        ),
        choice: BACK_ANYWAY,
      };
    default:
      return never(because);
  }
}

function giftWords(because: LateMoneyReason, { amount, event }: PaymentLetter, locale: Locale): Words {
  const name = oneLine(event.name);
  const came = showMoney(amount, locale);
  const title = said('We couldn’t complete your donation', 'Khoản quyên góp chưa hoàn tất');
  if (because === 'PART_PAID')
    return {
      title,
      opening: said(
        `We received ${came} for ${name}, but part of your donation is missing. Your money is safe.`,
        `Chúng tôi đã nhận được ${came} bạn chuyển cho ${name}, nhưng khoản quyên góp còn thiếu một phần. ` +
          'Tiền của bạn vẫn an toàn.',
      ),
      choice: BACK_ANYWAY,
    };
  return {
    title,
    opening: said(
      `We received ${came} for ${name}, but it no longer accepts donations. Your money is safe.`,
      `Chúng tôi đã nhận được ${came} bạn chuyển cho ${name}, nhưng sự kiện không còn nhận quyên góp. ` +
        'Tiền của bạn vẫn an toàn.',
    ),
    choice: REFUND_ONLY,
  };
}

/** `again`: nobody answered yet. */
export function lateMoneyEmail(
  payment: PaymentLetter,
  because: LateMoneyReason,
  again: boolean,
  locale: Locale,
): WrittenEmail {
  const name = oneLine(payment.event.name);
  const amount = showMoney(payment.amount, locale);
  const words = payment.gift ? giftWords(because, payment, locale) : ticketsWords(because, payment, locale);
  const title = (again ? REMINDER.title : words.title)[locale];
  const opening = words.opening[locale];
  const explained = words.choice.explained[locale];
  const choice = again ? `${explained} ${REMINDER.unanswered[locale]}` : explained;
  const open = words.choice.open[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Order', 'Đơn hàng')[locale], payment.orderNumber],
    [said('Received', 'Đã nhận')[locale], amount],
    [said('Transfer message', 'Nội dung chuyển khoản')[locale], payment.transfer.message],
  ];
  return layOutEmail({
    locale,
    subject: said(`Action needed on your payment: ${name}`, `Bạn cần xử lý khoản thanh toán: ${name}`)[locale],
    preview: choice,
    event: payment.event,
    body: [heading(title), paragraph(naming(name, opening)), facts(rows), paragraph(choice), button(open, payment.url)],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      choice,
      `${open}: ${payment.url}`,
    ],
  });
}
