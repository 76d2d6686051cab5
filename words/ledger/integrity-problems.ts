import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import type { BookFault, IntegrityCheckName } from '#domain/ledger/book-fault.ts';

type Sentence = (expected: string, found: string) => string;

const SENTENCES: Readonly<Record<IntegrityCheckName, Readonly<Record<Locale, Sentence>>>> = {
  OVERSOLD: {
    en: (expected, found) => `${found} places are sold or held, but there are only ${expected}.`,
    vi: (expected, found) => `Đã bán hoặc đang giữ ${found} chỗ, trong khi chỉ có ${expected} chỗ.`,
  },
  RESERVED_COUNTER: {
    en: (expected, found) => `The held-places counter says ${found}; carts add up to ${expected}.`,
    vi: (expected, found) => `Bộ đếm chỗ đang giữ ghi ${found}, còn các giỏ vé cộng lại là ${expected}.`,
  },
  SOLD_COUNTER: {
    en: (expected, found) => `The sold-places counter says ${found}; orders add up to ${expected}.`,
    vi: (expected, found) => `Bộ đếm chỗ đã bán ghi ${found}, còn các đơn hàng cộng lại là ${expected}.`,
  },
  TICKETS: {
    en: (expected, found) => `${expected} places were sold, but ${found} tickets were issued.`,
    vi: (expected, found) => `Đã bán ${expected} chỗ nhưng đã phát hành ${found} vé.`,
  },
  SEATS_OF_LINE: {
    en: (expected, found) => `${expected} places need a seat each, but the number assigned is ${found}.`,
    vi: (expected, found) => `${expected} chỗ cần mỗi chỗ một ghế nhưng chỉ có ${found} ghế.`,
  },
  SEAT_HOLDER: {
    en: () => 'A seat is held without an owner.',
    vi: () => 'Có ghế được giữ nhưng không thuộc về ai.',
  },
  SEAT_OF_TICKET: {
    en: () => 'A ticket shows a different seat from the one bought.',
    vi: () => 'Có vé ghi ghế khác với ghế đã mua.',
  },
  PROMOTION_USES: {
    en: (expected, found) => `A promotion counts ${found} uses; its orders add up to ${expected}.`,
    vi: (expected, found) => `Một khuyến mãi ghi ${found} lượt sử dụng, còn các đơn hàng cộng lại là ${expected}.`,
  },
  RECEIPTS: {
    en: (expected, found) => `A payment shows receipts of ${found}\u00a0đ; they add up to ${expected}\u00a0đ.`,
    vi: (expected, found) =>
      `Một khoản thanh toán ghi đã nhận ${found}\u00a0đ, còn các biên nhận cộng lại là ${expected}\u00a0đ.`,
  },
  MONEY_IN: {
    en: (expected, found) => `${found}\u00a0đ came in; orders and refunds due account for ${expected}\u00a0đ.`,
    vi: (expected, found) =>
      `Đã nhận ${found}\u00a0đ; các đơn hàng và khoản phải trả lại chỉ giải thích được ${expected}\u00a0đ.`,
  },
  PAID_ORDERS: {
    en: () => 'A paid order doesn’t match its payment.',
    vi: () => 'Có đơn hàng đã trả tiền không khớp với khoản thanh toán của nó.',
  },
  LEDGER_SALES: {
    en: (expected, found) => `The ledger shows that ${found}\u00a0đ was earned; orders add up to ${expected}\u00a0đ.`,
    vi: (expected, found) => `Sổ cái ghi doanh thu ${found}\u00a0đ, còn các đơn hàng cộng lại là ${expected}\u00a0đ.`,
  },
  LEDGER_MONEY: {
    en: (expected, found) => `The ledger shows that ${found}\u00a0đ came in; receipts add up to ${expected}\u00a0đ.`,
    vi: (expected, found) => `Sổ cái ghi đã nhận ${found}\u00a0đ, còn các biên nhận cộng lại là ${expected}\u00a0đ.`,
  },
  PLACES: {
    en: (expected, found) => `A line has ${expected} places, but ${found} valid tickets.`,
    vi: (expected, found) => `Một dòng có ${expected} chỗ nhưng lại có ${found} vé còn hiệu lực.`,
  },
  REFUNDS: {
    en: (expected, found) => `A payment shows ${expected}\u00a0đ refunded; its refunds add up to ${found}\u00a0đ.`,
    vi: (expected, found) =>
      `Một khoản thanh toán ghi đã hoàn ${expected}\u00a0đ, còn các khoản hoàn tiền cộng lại là ${found}\u00a0đ.`,
  },
  LEDGER_DEPOSITS: {
    en: (expected, found) =>
      `The ledger holds deposits of ${found}\u00a0đ; part payments add up to ${expected}\u00a0đ.`,
    vi: (expected, found) =>
      `Sổ cái đang giữ ${found}\u00a0đ tiền cọc, còn các khoản trả một phần cộng lại là ${expected}\u00a0đ.`,
  },
  LEDGER_OWED: {
    en: (expected, found) =>
      `The ledger holds ${found}\u00a0đ owed to buyers; late and surplus money adds up to ${expected}\u00a0đ.`,
    vi: (expected, found) =>
      `Sổ cái ghi ${found}\u00a0đ còn nợ người mua, còn tiền đến muộn và tiền thừa cộng lại là ${expected}\u00a0đ.`,
  },
  LEDGER_CLEARING: {
    en: (expected, found) => `The event’s book moved ${expected}\u00a0đ; the platform’s book moved ${found}\u00a0đ.`,
    vi: (expected, found) => `Sổ của sự kiện ghi ${expected}\u00a0đ, còn sổ của nền tảng ghi ${found}\u00a0đ.`,
  },
  REFUND_TICKETS: {
    en: (expected, found) => `A refund gives ${expected}\u00a0đ for tickets that are worth ${found}\u00a0đ.`,
    vi: (expected, found) => `Một khoản hoàn tiền trả ${expected}\u00a0đ cho các vé trị giá ${found}\u00a0đ.`,
  },
  LEDGER_REFUNDS: {
    en: (expected, found) => `The ledger shows refunds of ${found}\u00a0đ; refunds add up to ${expected}\u00a0đ.`,
    vi: (expected, found) =>
      `Sổ cái ghi đã hoàn ${found}\u00a0đ, còn các khoản hoàn tiền cộng lại là ${expected}\u00a0đ.`,
  },
  LEDGER_REWARDS: {
    en: (expected, found) => `A reward of ${expected} was granted; the ledger shows ${found}.`,
    vi: (expected, found) => `Đã thưởng ${expected}, còn sổ cái ghi ${found}.`,
  },
  LEDGER_POINTS: {
    en: (expected, found) => `An order uses ${expected} points; the books show ${found}.`,
    vi: (expected, found) => `Đơn hàng dùng ${expected} điểm, còn sổ sách ghi ${found}.`,
  },
  LEDGER_WALLET: {
    en: (expected, found) => `The event counts ${expected}\u00a0đ by wallet; the buyer’s wallet shows ${found}\u00a0đ.`,
    vi: (expected, found) => `Sự kiện ghi ${expected}\u00a0đ qua ví, còn ví của người mua ghi ${found}\u00a0đ.`,
  },
  LEDGER_REVENUE: {
    en: (expected, found) => `Revenue of ${expected}\u00a0đ has matured; the ledger shows ${found}\u00a0đ.`,
    vi: (expected, found) => `Doanh thu đã đến hạn là ${expected}\u00a0đ, còn sổ cái ghi ${found}\u00a0đ.`,
  },
};

export function integritySentence(fault: Pick<BookFault, 'check' | 'expected' | 'found'>, locale: Locale): string {
  return SENTENCES[fault.check][locale](groupDigits(fault.expected, locale), groupDigits(fault.found, locale));
}
