import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points, worthOf } from '#domain/kernel/money/points.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { organiserRefundPostings } from '#domain/ledger/manual-postings.ts';
import { refundEventPostings } from '#domain/ledger/refund-postings.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { splitRefund } from '#domain/sale/pricing/ticket-refund.ts';
import { type MoneyParts, NO_MONEY, totalOf } from '#domain/sale/refund/money-parts.ts';
import {
  decideRefund,
  evolveRefund,
  moneyBack,
  type OrderMoney,
  type RefundEvent,
  refundableParts,
  refundMeans,
} from '#domain/sale/refund/order-money.ts';
import { isRefundWindowOver, REFUND_RULES, type RefundReason, refundWindowEnd } from '#domain/sale/refund/refund.ts';
import type { RefundProblem } from '#domain/sale/refund/refund-problem.ts';
import { goesByProvider, paysRefund } from '#domain/sale/refund/refund-way.ts';
import { worthsOfOrder } from '#domain/sale/refund/worth-of-order.ts';
import type { Payment } from '#domain/sale/reservation/reservation.ts';
import { returnPlaces } from '#domain/sale/reservation/return-places.ts';
import type { VoidReason } from '#domain/ticket/bought-ticket.ts';
import { voidTicket } from '#domain/ticket/decide-ticket.ts';
import { meansLeft, moneyOfPayment, salePayment, statesAfter } from './money-of-order.ts';
import type { BookedLine, Fresh, OrderEvent } from './ports/desk-decision.ts';
import type { KnownRefund, NewRefund, OrderBook, OrderChange, OrderTicket } from './ports/refund-book.ts';

/** Reasons that void tickets and return places; the others only return money that bought nothing. */
type PlaceReason = Extract<RefundReason, 'EVENT_CANCELLED' | 'ORDER_CANCELLED' | 'APPROVAL_DECLINED' | 'CHARGEBACK'>;

type WhatGoesBack =
  | {
      readonly reason: PlaceReason;
      readonly of: 'ALL' | { readonly ticketIds: readonly string[]; readonly donation: boolean };
      readonly status?: Extract<OrderStatus, 'WITHDRAWN'>;
    }
  | {
      readonly reason: Exclude<RefundReason, PlaceReason>;
      readonly paymentId: string;
      readonly amount: 'ALL' | Dong;
    }
  /** Of a payment that bought nothing. */
  | { readonly reason: 'CHARGEBACK'; readonly paymentId: string; readonly amount: 'ALL' };

/** `key`: unique within the event; a repeated one gets the first answer. */
export type RefundWish = WhatGoesBack & {
  readonly key: string;
  readonly orderId: string;
  /** For the desk; null: none. */
  readonly note: string | null;
  /** null: the platform itself. */
  readonly by: AccountId | null;
};

/** `refundId` null: the order cost nothing, so that only its tickets are void. */
export type RefundAnswer = {
  readonly orderId: string;
  readonly checkoutSessionId: string;
  readonly refundId: string | null;
  readonly paymentId: string | null;
  readonly transferCode: string | null;
  readonly parts: MoneyParts;
  readonly points: Points;
  readonly wallet: Dong;
  readonly orderStatus: OrderStatus;
  readonly voided: readonly OrderTicket[];
  /** Whether places came free. */
  readonly returned: boolean;
  /** Decided before; nothing changed now. */
  readonly repeated: boolean;
};

export type RefundRefusal = RefusalOf<'NOT_FOUND'> | RefusalOf<'REFUND_REFUSED'>;

type DecidedChange = { readonly answer: RefundAnswer; readonly change: OrderChange | null };
type Decided = Result<DecidedChange, RefundRefusal>;

const VOIDED_BECAUSE: Readonly<Record<PlaceReason, VoidReason>> = {
  EVENT_CANCELLED: 'ORDER_CANCELLED',
  ORDER_CANCELLED: 'ORDER_REFUNDED',
  APPROVAL_DECLINED: 'ORDER_CANCELLED',
  CHARGEBACK: 'CHARGEBACK',
};

const isLive = (ticket: OrderTicket): boolean => ticket.state !== 'VOID';

/** With what was paid for each. */
export function ticketsWithWorth(
  book: OrderBook,
): readonly { readonly ticketId: string; readonly worth: Dong; readonly refunded: boolean }[] {
  const worths = worthsOfOrder(book.order.quote.lines, minus(book.order.quote.final, book.order.quote.donation));
  return book.tickets.map((ticket) => ({
    ticketId: ticket.boughtTicketId,
    worth: worths.get(ticket.reservationId)?.[ticket.position] ?? ZERO,
    refunded: !isLive(ticket),
  }));
}

type Chosen = {
  readonly payment: Payment | undefined;
  readonly parts: MoneyParts | 'ALL';
  readonly tickets: readonly OrderTicket[];
  readonly because: VoidReason | null;
  /** Whether every place of the order goes back. */
  readonly all: boolean;
};

function chosenBy(book: OrderBook, wish: RefundWish): Result<Chosen, RefundRefusal> {
  if (!('of' in wish)) {
    const payment = book.payments.find(({ paymentId }) => paymentId === wish.paymentId);
    if (payment === undefined) return refused({ code: 'NOT_FOUND' });
    const [part] = REFUND_RULES[wish.reason].of;
    if (part === undefined) throw new Error(`A refund for ${wish.reason} gives nothing back`);
    const parts = wish.amount === 'ALL' ? 'ALL' : { ...NO_MONEY, [part]: wish.amount };
    return ok({ payment, parts, tickets: [], because: null, all: false });
  }
  const payment = salePayment(book);
  const because = VOIDED_BECAUSE[wish.reason];
  if (wish.of === 'ALL') return ok({ payment, parts: 'ALL', tickets: book.tickets.filter(isLive), because, all: true });
  const { ticketIds, donation } = wish.of;
  const left = payment === undefined ? NO_MONEY : refundableParts(moneyOfPayment(book, payment));
  const split = splitRefund({ left, tickets: ticketsWithWorth(book) }, { ticketIds, donation });
  if (!split.ok) return refused({ code: 'REFUND_REFUSED', because: split.refusal.code });
  const tickets = book.tickets.filter(({ boughtTicketId }) => ticketIds.includes(boughtTicketId));
  const stays = book.tickets.some((ticket) => isLive(ticket) && !tickets.includes(ticket));
  return ok({
    payment,
    parts: { ...NO_MONEY, ...split.value },
    tickets,
    because,
    all: tickets.length > 0 && !stays,
  });
}

/** None where there is no money to give back but tickets to void. */
function moneyEvents(
  book: OrderBook,
  wish: RefundWish,
  { payment, parts, tickets, all }: Chosen,
  refundId: string,
  now: Instant,
): Result<readonly RefundEvent[], RefundRefusal> {
  const { reason } = wish;
  const places = tickets.length > 0 || (all && book.stock.reservations.some(({ state }) => state === 'SOLD'));
  if (REFUND_RULES[reason].inWindow && isRefundWindowOver(book.eventEndsAt, now))
    return refusedWith('WINDOW_OVER', { closedAt: refundWindowEnd(book.eventEndsAt) });
  if (places && (payment === undefined || (parts !== 'ALL' && totalOf(parts) === 0))) return ok([]);
  if (payment === undefined) return refusedWith('NOTHING_TO_REFUND');
  const decided = decideRefund(moneyOfPayment(book, payment), { kind: 'DECIDE', refundId, reason, parts }, now);
  if (decided.ok) return decided;
  const { refusal } = decided;
  if (refusal.code === 'NOTHING_TO_REFUND' && places) return ok([]);
  switch (refusal.code) {
    case 'MORE_THAN_LEFT':
    case 'WHOLE_ONLY':
      return refusedWith(refusal.code, { left: totalOf(refusal.left) });
    case 'WINDOW_OVER':
      return refusedWith(refusal.code, { closedAt: refusal.closedAt });
    case 'NOTHING_TO_REFUND':
    case 'WRONG_STATUS':
      return refusedWith(refusal.code);
    default:
      throw new Error(`A new refund was refused: ${refusal.code}`);
  }
}

const refusedWith = (
  because: RefundProblem,
  more: { readonly left?: Dong; readonly closedAt?: Instant } = {},
): Result<never, RefundRefusal> => refused({ code: 'REFUND_REFUSED', because, ...more });

/** In order; `money` is the payment's before them. */
export function bookRefund(
  book: OrderBook,
  payment: Payment,
  { parts, points, wallet, byProvider }: Pick<KnownRefund, 'parts' | 'points' | 'wallet' | 'byProvider'>,
  events: readonly RefundEvent[],
  now: Instant,
  id: () => string,
): readonly BookedLine[] {
  let money: OrderMoney = moneyOfPayment(book, payment);
  const means = { money: moneyBack({ parts, points, wallet }), points, wallet };
  const provider = paysRefund(payment.provider, byProvider);
  const way = { eventId: book.eventId, holder: payment.accountId, provider, means };
  return events.flatMap((event) => {
    const postings = [...refundEventPostings(money, event, way), ...organiserRefundPostings(money, event, way)];
    money = evolveRefund(money, event);
    return postings.map((posting) => ({ ...posting, ledgerLineId: id(), at: now }));
  });
}

const answered = (book: OrderBook, refund: KnownRefund): RefundAnswer => ({
  orderId: book.order.userOrderId,
  checkoutSessionId: book.order.checkoutSessionId,
  refundId: refund.refundId,
  paymentId: refund.paymentId,
  transferCode: refund.transferCode,
  parts: refund.parts,
  points: refund.points,
  wallet: refund.wallet,
  orderStatus: book.order.status,
  voided: [],
  returned: false,
  repeated: true,
});

/** Under the order's locks. A checked-in or given ticket is refunded like any other. */
export function decideOrderRefund(
  book: OrderBook,
  wish: RefundWish,
  now: Instant,
  fresh: Pick<Fresh, 'id' | 'transferCode'>,
): Decided {
  const known = book.refunds.find(({ key }) => key === wish.key);
  if (known !== undefined) return ok({ answer: answered(book, known), change: null });
  // What waits for approval is declined or withdrawn instead.
  if (wish.reason === 'ORDER_CANCELLED' && book.order.status === 'REQUIRED_APPROVAL')
    return refusedWith('WRONG_STATUS');
  const chosen = chosenBy(book, wish);
  if (!chosen.ok) return chosen;
  const { payment, tickets, because, all } = chosen.value;
  const refundId = fresh.id();
  const events = moneyEvents(book, wish, chosen.value, refundId, now);
  if (!events.ok) return events;

  const decided = events.value.find((event) => event.kind === 'DECIDED');
  const after = payment === undefined ? null : events.value.reduce(evolveRefund, moneyOfPayment(book, payment));
  const made = after?.refunds.find((one) => one.refundId === refundId);
  const parts = decided?.parts ?? NO_MONEY;
  const means = payment === undefined ? null : refundMeans(parts, meansLeft(book, payment));
  const refund: NewRefund | null =
    payment === undefined || made === undefined || means === null
      ? null
      : {
          ...made,
          points: means.points,
          wallet: means.wallet,
          byProvider: goesByProvider(payment.provider, means.money),
          key: wish.key,
          userOrderId: book.order.userOrderId,
          paymentId: payment.paymentId,
          accountId: payment.accountId,
          transferCode: fresh.transferCode(),
          note: wish.note,
          decidedBy: wish.by,
          tickets: ticketsWithWorth(book)
            .filter(({ ticketId }) => tickets.some(({ boughtTicketId }) => boughtTicketId === ticketId))
            .map(({ ticketId, worth }) => ({ boughtTicketId: ticketId, worth })),
        };
  const refunds = refund === null ? book.refunds : [...book.refunds, refund];
  const voided = because === null ? [] : tickets.filter((ticket) => voidTicket(ticket, because).length > 0);
  const hasPlaces =
    !all &&
    (book.order.status === 'REQUIRED_APPROVAL' || book.tickets.some((one) => isLive(one) && !voided.includes(one)));
  const next = statesAfter(book, refunds, hasPlaces, {
    free: 'of' in wish ? REFUND_RULES[wish.reason].order : null,
    always: 'of' in wish ? (wish.status ?? null) : null,
  });
  const stock =
    because === null
      ? null
      : returnPlaces(book.stock, all ? 'ALL' : voided.map(({ reservationId, seatId }) => ({ reservationId, seatId })));
  const history: OrderEvent = {
    userOrderId: book.order.userOrderId,
    number: book.order.history + 1,
    kind: refund === null ? 'tickets-voided' : 'refund-decided',
    data: {
      refundId: refund?.refundId ?? null,
      reason: wish.reason,
      amount: minus(totalOf(parts), worthOf(refund?.points ?? NO_POINTS), refund?.wallet ?? ZERO),
      points: refund?.points ?? NO_POINTS,
      wallet: refund?.wallet ?? ZERO,
      tickets: voided.length,
      because,
      ...usesOf(voided),
    },
    actor: wish.by,
  };
  return ok({
    answer: {
      orderId: book.order.userOrderId,
      checkoutSessionId: book.order.checkoutSessionId,
      refundId: refund?.refundId ?? null,
      paymentId: refund?.paymentId ?? null,
      transferCode: refund?.transferCode ?? null,
      parts,
      points: refund?.points ?? NO_POINTS,
      wallet: refund?.wallet ?? ZERO,
      orderStatus: next.status,
      voided,
      returned: (stock?.quotas.length ?? 0) > 0,
      repeated: false,
    },
    change: {
      order: { ...book.order, status: next.status, updatedAt: now, history: history.number },
      orderEvents: [history],
      payments: next.payments,
      stock,
      voided: voided.map(({ boughtTicketId }) => boughtTicketId),
      refund,
      step: null,
      ledger:
        payment === undefined || refund === null ? [] : bookRefund(book, payment, refund, events.value, now, fresh.id),
    },
  });
}

/** Used at the door, and held by somebody else. */
export const usesOf = (tickets: readonly OrderTicket[]): { readonly checkedIn: number; readonly given: number } => ({
  checkedIn: tickets.filter(({ checkedIn }) => checkedIn).length,
  given: tickets.filter(({ state }) => state === 'SENT' || state === 'RECEIVED').length,
});
