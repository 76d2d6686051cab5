import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { RefundProblem } from '#domain/sale/refund/refund-problem.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

type Refused = RefusalOf<'REFUND_REFUSED'>;

const SENTENCES: { readonly [Problem in RefundProblem]: (refusal: Refused) => Said } = {
  WINDOW_OVER: ({ closedAt }) =>
    closedAt === undefined
      ? said('Refunds for this event have closed', 'Đã hết hạn hoàn tiền của sự kiện này')
      : said(
          `Refunds for this event closed on ${showMoment(closedAt, 'en')}`,
          `Sự kiện này đã hết hạn hoàn tiền từ ${showMoment(closedAt, 'vi')}`,
        ),
  MORE_THAN_LEFT: ({ left }) => leftOver(left),
  WHOLE_ONLY: ({ left }) =>
    left === undefined
      ? said('This amount can only be refunded in full', 'Khoản này chỉ có thể hoàn toàn bộ')
      : said(
          `This amount can only be refunded in full: ${showMoney(left, 'en')}`,
          `Khoản này chỉ có thể hoàn toàn bộ: ${showMoney(left, 'vi')}`,
        ),
  NOTHING_TO_REFUND: () => said('There is nothing left to refund', 'Không còn khoản nào để hoàn'),
  NOTHING_CHOSEN: () => said('Choose what to refund', 'Vui lòng chọn khoản cần hoàn'),
  TICKET_NOT_OF_ORDER: () => said('This ticket belongs to another order', 'Vé này thuộc đơn hàng khác'),
  TICKET_REFUNDED: () =>
    said(
      'One of these tickets is already cancelled. Reload the page and check the order',
      'Có vé đã được hủy trước đó. Vui lòng tải lại trang và kiểm tra đơn hàng',
    ),
  WRONG_STATUS: () =>
    said(
      'This refund has changed meanwhile. Reload the page and check it',
      'Khoản hoàn tiền vừa thay đổi. Vui lòng tải lại trang và kiểm tra',
    ),
};

const leftOver = (left: Refused['left']): Said => {
  const amount = (locale: Locale): string => showMoney(left ?? ZERO, locale);
  return said(`At most ${amount('en')} can still be refunded`, `Chỉ còn hoàn được tối đa ${amount('vi')}`);
};

export const refundProblemSentence = (refusal: Refused): Said => SENTENCES[refusal.because](refusal);
