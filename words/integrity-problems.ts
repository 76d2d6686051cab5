import type { Locale } from '#domain/text/locale.ts';
import { groupDigits } from '#domain/text/money-display.ts';

/** Something of an event that does not add up, as an integrity check found it. */
type Fault = {
  readonly check:
    | 'OVERSOLD'
    | 'RESERVED_COUNTER'
    | 'SOLD_COUNTER'
    | 'TICKETS'
    | 'SEATS_OF_LINE'
    | 'SEAT_HOLDER'
    | 'SEAT_OF_TICKET'
    | 'RECEIPTS'
    | 'MONEY_IN'
    | 'PAID_ORDERS'
    | 'LEDGER_SALES'
    | 'LEDGER_MONEY';
  readonly expected: number;
  readonly found: number;
};

type Sentence = (expected: string, found: string) => string;

const SENTENCES: Readonly<Record<Fault['check'], Readonly<Record<Locale, Sentence>>>> = {
  OVERSOLD: {
    en: (expected, found) => `${found} places are sold or held, but there are only ${expected}.`,
    vi: (expected, found) => `Đã bán hoặc đang giữ ${found} chỗ, trong khi chỉ có ${expected} chỗ.`,
  },
  RESERVED_COUNTER: {
    en: (expected, found) => `The counter of held places says ${found}, the carts say ${expected}.`,
    vi: (expected, found) => `Bộ đếm chỗ đang giữ ghi ${found}, còn các giỏ vé cộng lại là ${expected}.`,
  },
  SOLD_COUNTER: {
    en: (expected, found) => `The counter of sold places says ${found}, the orders say ${expected}.`,
    vi: (expected, found) => `Bộ đếm chỗ đã bán ghi ${found}, còn các đơn hàng cộng lại là ${expected}.`,
  },
  TICKETS: {
    en: (expected, found) => `${expected} places were sold, but ${found} tickets were issued.`,
    vi: (expected, found) => `Đã bán ${expected} chỗ nhưng đã phát hành ${found} vé.`,
  },
  SEATS_OF_LINE: {
    en: (expected, found) => `${expected} places need a seat each, but have ${found}.`,
    vi: (expected, found) => `${expected} chỗ cần mỗi chỗ một ghế nhưng chỉ có ${found} ghế.`,
  },
  SEAT_HOLDER: {
    en: () => 'A seat is kept for nobody.',
    vi: () => 'Có ghế được giữ nhưng không thuộc về ai.',
  },
  SEAT_OF_TICKET: {
    en: () => 'A ticket names another seat than the one that was bought.',
    vi: () => 'Có vé ghi ghế khác với ghế đã mua.',
  },
  RECEIPTS: {
    en: (expected, found) => `A payment says that it received ${found} đ, its receipts say ${expected} đ.`,
    vi: (expected, found) => `Một khoản thanh toán ghi đã nhận ${found} đ, còn các biên nhận cộng lại là ${expected} đ.`,
  },
  MONEY_IN: {
    en: (expected, found) => `${found} đ came in; orders and what is owed back account for ${expected} đ.`,
    vi: (expected, found) => `Đã nhận ${found} đ; các đơn hàng và khoản phải trả lại chỉ giải thích được ${expected} đ.`,
  },
  PAID_ORDERS: {
    en: () => 'A paid order and its payment do not belong together.',
    vi: () => 'Có đơn hàng đã trả tiền không khớp với khoản thanh toán của nó.',
  },
  LEDGER_SALES: {
    en: (expected, found) => `The ledger says that ${found} đ was earned, the orders say ${expected} đ.`,
    vi: (expected, found) => `Sổ cái ghi doanh thu ${found} đ, còn các đơn hàng cộng lại là ${expected} đ.`,
  },
  LEDGER_MONEY: {
    en: (expected, found) => `The ledger says that ${found} đ came in, the receipts say ${expected} đ.`,
    vi: (expected, found) => `Sổ cái ghi đã nhận ${found} đ, còn các biên nhận cộng lại là ${expected} đ.`,
  },
};

/** A fault in words for the organiser, with both sides of it. */
export function integritySentence(fault: Fault, locale: Locale): string {
  return SENTENCES[fault.check][locale](groupDigits(fault.expected, locale), groupDigits(fault.found, locale));
}
