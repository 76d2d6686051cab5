import { type Dong, minus, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points, points, worthOf } from '#domain/kernel/money/points.ts';
import { type PaymentState, paymentMayBecome, STATES_WITHOUT_PLACE } from '#domain/money/payment/payment-state.ts';
import { type OrderStatus, orderMayBecome, SETTLED_ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { addParts, NO_MONEY, onlyParts, totalOf } from '#domain/sale/refund/money-parts.ts';
import {
  type MeansLeft,
  type OrderMoney,
  orderAfterRefunds,
  paymentsAfterRefunds,
  refundableParts,
} from '#domain/sale/refund/order-money.ts';
import type { Refund } from '#domain/sale/refund/refund.ts';
import type { Payment } from '#domain/sale/reservation/reservation.ts';
import type { KnownRefund, OrderBook } from './ports/refund-book.ts';

const soldFor = ({ sold }: OrderBook): Dong => totalOf({ ...NO_MONEY, ...sold });
const ofTheSale = ({ parts }: Refund): boolean => totalOf(onlyParts(parts, ['tickets', 'donation', 'surplus'])) > 0;

/** Undefined: none did. */
export function salePayment(book: OrderBook): Payment | undefined {
  if (soldFor(book) === 0) return undefined;
  const refunded = book.refunds.find(ofTheSale)?.paymentId;
  return (
    book.payments.find((payment) => payment.state === 'SUCCEEDED') ??
    book.payments.find((payment) => payment.paymentId === refunded)
  );
}

const WITHOUT_PLACE: readonly PaymentState[] = STATES_WITHOUT_PLACE;

function paidBy(book: OrderBook, payment: Payment): OrderMoney['paid'] {
  if (payment.paymentId === salePayment(book)?.paymentId)
    return {
      ...NO_MONEY,
      ...book.sold,
      late: minus(plus(payment.received, worthOf(pointsOf(book)), walletOf(book)), soldFor(book)),
    };
  return { ...NO_MONEY, late: WITHOUT_PLACE.includes(payment.state) ? payment.received : ZERO };
}

const pointsOf = ({ order }: OrderBook): Points => order.quote.points ?? NO_POINTS;

const walletOf = ({ order }: OrderBook): Dong => order.quote.wallet ?? ZERO;

/** Not refunded yet. */
export function meansLeft(book: OrderBook, payment: Payment): MeansLeft {
  const own = payment.paymentId === salePayment(book)?.paymentId;
  const refunds = book.refunds.filter(({ paymentId }) => paymentId === payment.paymentId);
  const left = points((own ? pointsOf(book) : NO_POINTS) - refunds.reduce((total, refund) => total + refund.points, 0));
  const { tickets, donation } = refundableParts(moneyOfPayment(book, payment));
  return {
    tickets: { money: minus(tickets, worthOf(left)), points: left },
    donation,
    wallet: minus(own ? walletOf(book) : ZERO, ...refunds.map(({ wallet }) => wallet)),
  };
}

export const moneyOfPayment = (
  book: OrderBook,
  payment: Payment,
  refunds: readonly KnownRefund[] = book.refunds,
): OrderMoney => ({
  paid: paidBy(book, payment),
  eventEndsAt: book.eventEndsAt,
  refunds: refunds.filter((refund) => refund.paymentId === payment.paymentId),
});

const moneyOfOrder = (book: OrderBook, refunds: readonly KnownRefund[]): OrderMoney => ({
  paid: book.payments.map((payment) => paidBy(book, payment)).reduce(addParts, NO_MONEY),
  eventEndsAt: book.eventEndsAt,
  refunds,
});

export type StatesAfter = { readonly status: OrderStatus; readonly payments: readonly Payment[] };

const isSettled = (status: OrderStatus): boolean => (SETTLED_ORDER_STATUSES as readonly OrderStatus[]).includes(status);

/** Order and payment keep their status while places remain. `emptied`: of a free or withdrawn order. */
export function statesAfter(
  book: OrderBook,
  refunds: readonly KnownRefund[],
  hasPlaces: boolean,
  emptied: { readonly free: OrderStatus | null; readonly always: OrderStatus | null },
): StatesAfter {
  const money = moneyOfOrder(book, refunds);
  const free = totalOf(onlyParts(money.paid, ['tickets', 'donation'])) === 0 ? emptied.free : null;
  const aim = hasPlaces ? null : (emptied.always ?? orderAfterRefunds(money) ?? free);
  const { status: before } = book.order;
  const status = aim !== null && orderMayBecome(before, aim) ? aim : before;
  const sale = salePayment({ ...book, refunds })?.paymentId;
  const payments = book.payments.flatMap((payment): Payment[] => {
    const own = payment.paymentId === sale;
    if (own && hasPlaces) return [];
    const due = own && !isSettled(status) ? 'REFUND_DUE' : null;
    const state = paymentsAfterRefunds(moneyOfPayment({ ...book, refunds }, payment)) ?? due;
    return state === null || state === payment.state || !mayBecome(payment.state, state) ? [] : [{ ...payment, state }];
  });
  return { status, payments };
}

/** A payment can be fully confirmed before all of it was due; it then passes REFUND_DUE at once. */
const mayBecome = (from: PaymentState, to: 'REFUND_DUE' | 'REFUNDED'): boolean =>
  paymentMayBecome(from, to) || (to === 'REFUNDED' && paymentMayBecome(from, 'REFUND_DUE'));
