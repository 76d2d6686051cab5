import type { OpenedOrder, OwnOrder, OwnRefund } from '#application/sale/ports/own-orders.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { type Dong, minus, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { PAYMENT_METHODS, type PaymentMethod, PROVIDER_OF_METHOD } from '#domain/money/payment/payment-method.ts';
import { type UnpaidReason, unpaidReason } from '#domain/sale/checkout/order-money-label.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { type ReceiptLine, receiptLines } from '#domain/sale/pricing/receipt-lines.ts';
import { type EventTimeView, eventTime } from '#ui/screens/event-time.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import {
  ORDER_MONEY_LABELS_SAID,
  ORDER_STATUSES_SAID,
  OTHER_STATUS,
  PAYMENT_METHODS_SAID,
  UNPAID_STANDINGS_SAID,
} from '#words/platform/statuses.ts';

export const orderMoment = (order: OwnOrder, locale: Locale): string =>
  showMoment(order.orderedAt, locale, order.session.timezone);
export const money = (amount: Dong, locale: Locale): string => showMoney(amount, locale);
export const sessionTime = (order: OwnOrder, locale: Locale): EventTimeView => eventTime(order.session, locale);
export const ticketCount = (order: OwnOrder): number => order.items.reduce((count, item) => count + item.quantity, 0);

export type StatusTone = 'DONE' | 'WAITING' | 'LOOKED_AT' | 'OVER' | 'BACK';
const TONES: Readonly<Record<OrderStatus, StatusTone>> = {
  SUCCESSFUL: 'DONE',
  PROCESSING: 'WAITING',
  REQUIRED_APPROVAL: 'LOOKED_AT',
  UNSUCCESSFUL: 'OVER',
  CANCELLED: 'OVER',
  WITHDRAWN: 'OVER',
  REFUNDED: 'BACK',
};

/** [S4-13] */
export function statusLook(order: OwnOrder, locale: Locale): { readonly text: string; readonly tone: StatusTone } {
  if (order.status === null) return { text: OTHER_STATUS[locale], tone: 'OVER' };
  const unpaid = unpaidReason(order);
  if (unpaid === null) return { text: ORDER_STATUSES_SAID[order.status][locale], tone: TONES[order.status] };
  return { text: UNPAID_STANDINGS_SAID[unpaid][locale], tone: unpaid === 'NOTHING_HEARD' ? 'OVER' : 'BACK' };
}

export const unpaidStandingOf = (order: OwnOrder): UnpaidReason | null => unpaidReason(order);

export const linesOfReceipt = ({
  items,
  donation,
  points,
  price,
  wallet,
}: OwnOrder): readonly ReceiptLine<OwnOrder['items'][number]>[] =>
  receiptLines({ tickets: items, donation, points, total: plus(price, wallet) });

/** By the wallet and the other way together. */
export const orderTotal = ({ price, wallet }: OwnOrder): Dong => plus(price, wallet);

/** [S4-14] Null: a refund is due. */
export const moneyLabelText = ({ moneyLabel }: OwnOrder, locale: Locale): string | null =>
  moneyLabel === null ? null : ORDER_MONEY_LABELS_SAID[moneyLabel][locale];

/** Null: free. */
export function paidBy({ paymentMethod }: OwnOrder, locale: Locale): string | null {
  const method: PaymentMethod | undefined = PAYMENT_METHODS.find((one) => PROVIDER_OF_METHOD[one] === paymentMethod);
  if (method === undefined) return null;
  return paymentMethod === 'VNPAY' ? 'VNPAY' : PAYMENT_METHODS_SAID[method][locale];
}

export const stillToPay = ({ price, received, moneyLabel }: OwnOrder): Dong =>
  moneyLabel === 'remaining' ? minus(price, received) : ZERO;

export const goesBack = ({ moneyLabel, received }: OwnOrder): Dong => (moneyLabel === null ? received : ZERO);

/** By all payments of a paid order. */
export const receivedInAll = ({ price, overpaid }: OwnOrder): Dong => plus(price, overpaid);

export const mayPayOn = ({ status, moneyLabel }: OwnOrder): boolean =>
  status === 'PROCESSING' &&
  (moneyLabel === 'pendingPayment' || moneyLabel === 'remaining' || moneyLabel === 'paymentProcessing');

/** All that goes back has arrived. */
export const isPaidBack = ({ refunds }: OpenedOrder): boolean =>
  refunds.length > 0 && refunds.every(({ status }) => status === 'CONFIRMED');

/** The last of its money, in a dispute. */
export const isTakenByBank = ({ refunds }: OpenedOrder): boolean => refunds.at(-1)?.reason === 'CHARGEBACK';

/** The buyer is asked where it goes. */
export const needsAccount = ({ status, account, secret }: OwnRefund): boolean =>
  account === null && secret !== null && (status === 'DECIDED' || status === 'FAILED');

export const refundMoment = ({ paidAt }: OwnRefund, order: OwnOrder, locale: Locale): string | null =>
  paidAt === null ? null : showMoment(paidAt, locale, order.session.timezone);

/** Null: nobody was asked to answer. */
export const answerDue = ({ approval, session }: OpenedOrder, locale: Locale): string | null =>
  approval === null ? null : showMoment(approval.dueAt, locale, session.timezone);

export const hasOwnTickets = (order: OpenedOrder): boolean =>
  order.tickets.some(({ status, hand }) => status === 'VALID' && hand === 'HELD');
