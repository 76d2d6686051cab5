import { type Instant, instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { isUnfinished } from '#domain/sale/checkout/checkout-session-state.ts';
import { overpaid } from '#domain/sale/checkout/money-owed.ts';
import { PENDING_ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { cartOf } from '#domain/sale/reservation/buyer-cart.ts';
import type { CheckoutSession, Reservation } from '#domain/sale/reservation/reservation.ts';
import { workingStock } from '#domain/sale/reservation/working-stock.ts';
import type { EventBook, OrderRow } from '#server/event/ports/event-book.ts';
import { cutPage, type PageRequest } from '#server/platform/ports/page.ts';
import type {
  CartLine,
  CheckoutReader,
  CheckoutView,
  OrderFilter,
  OrderView,
} from '#server/sale/ports/checkout-reader.ts';
import type { MemoryEventBooks } from './memory-event-books.ts';

const NEVER = { insertedAt: instant(0), updatedAt: instant(0) };
const byId = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export function makeMemoryCheckoutReader(memory: MemoryEventBooks): CheckoutReader {
  const written = (id: string) => memory.written.get(id) ?? NEVER;
  const events = () => [...memory.books.entries()];

  const lineOf = (eventId: number, row: Reservation): CartLine => ({
    eventId,
    reservationId: row.reservationId,
    sectionEventId: row.sectionEventId,
    ticketTypeId: row.ticketTypeId,
    quantity: row.quantity,
    seats: row.seats,
    unitPrice: row.unitPrice,
    originalUnitPrice: row.originalUnitPrice,
    heldUntil: row.heldUntil,
    insertedAt: written(row.reservationId).insertedAt,
  });

  const cartOfBook = ({ stock }: EventBook, accountId: AccountId, now: Instant): readonly Reservation[] => {
    const working = workingStock(stock);
    return stock.sessions
      .flatMap(({ sectionEventId }) => cartOf(working, accountId, sectionEventId))
      .filter((row) => row.heldUntil > now);
  };

  const orderOf = (eventId: number, row: OrderRow): OrderView => ({
    eventId,
    userOrderId: row.userOrderId,
    orderNumber: row.orderNumber,
    sectionEventId: row.sectionEventId,
    accountId: row.accountId,
    checkoutSessionId: row.checkoutSessionId,
    status: row.status,
    paymentMethod: row.paymentMethod,
    price: row.quote.final,
    originalPrice: row.quote.original,
    discount: row.quote.discount,
    donation: row.quote.donation,
    points: row.quote.points ?? NO_POINTS,
    wallet: row.quote.wallet ?? ZERO,
    donationMessage: row.donationMessage,
    lines: row.quote.lines,
    registrant: row.registrant,
    insertedAt: row.insertedAt,
    updatedAt: row.updatedAt,
  });

  function viewOf(book: EventBook, session: CheckoutSession): CheckoutView | null {
    const facts = book.checkouts.get(session.checkoutSessionId);
    if (facts === undefined) return null;
    const payments = book.stock.payments
      .filter((each) => each.checkoutSessionId === session.checkoutSessionId)
      .sort((one, other) => byId(one.paymentId, other.paymentId));
    const payment = payments.at(-1);
    const order = book.orders.get(session.checkoutSessionId);
    return {
      eventId: book.stock.event.eventId,
      checkoutSessionId: session.checkoutSessionId,
      sectionEventId: session.sectionEventId,
      accountId: session.accountId,
      state: session.state,
      quote: facts.quote,
      heldUntil: session.heldUntil,
      ...written(session.checkoutSessionId),
      payment:
        payment === undefined
          ? null
          : {
              paymentId: payment.paymentId,
              provider: payment.provider,
              state: payment.state,
              amount: payment.amount,
              received: payment.received,
              lateChoice: payment.lateChoice,
              lateBecause:
                payment.state === 'LATE_MONEY' ? (memory.lateBecause.get(order?.userOrderId ?? '') ?? null) : null,
              transferCode: memory.codeOf.get(payment.paymentId) ?? null,
              payBefore: payment.payBefore,
              updatedAt: written(payment.paymentId).updatedAt,
            },
      overpaid: overpaid(payments),
      order:
        order === undefined
          ? null
          : { userOrderId: order.userOrderId, status: order.status, registrant: order.registrant },
    };
  }

  const isWanted = (order: OrderView, book: EventBook, pendingAt: Instant | null): boolean =>
    pendingAt === null ||
    (PENDING_ORDER_STATUSES.some((status) => status === order.status) &&
      book.stock.sessions.some(
        (session) => session.sectionEventId === order.sectionEventId && session.endAt > pendingAt,
      ));
  const ordersOf = (accountId: string, { eventId, pendingAt }: OrderFilter): OrderView[] =>
    events()
      .flatMap(([id, book]) =>
        eventId === null || eventId === id
          ? [...book.orders.values()]
              .map((order) => orderOf(id, order))
              .filter((order) => isWanted(order, book, pendingAt))
          : [],
      )
      .filter((order) => order.accountId === accountId)
      .sort((one, other) => other.insertedAt - one.insertedAt || byId(other.userOrderId, one.userOrderId));

  const pageOf = (orders: readonly OrderView[], page: PageRequest) => {
    const position = page.from?.position ?? null;
    const isAfter = (order: OrderView): boolean =>
      position === null ||
      order.insertedAt < Number(position.key) ||
      (order.insertedAt === position.key && order.userOrderId < position.id);
    const isAt = (order: OrderView): boolean => order.userOrderId === position?.id;
    const reading =
      page.from?.direction === 'before'
        ? orders.filter((order) => !isAfter(order) && !isAt(order)).toReversed()
        : orders.filter((order) => isAfter(order) && !isAt(order));
    return cutPage(reading.slice(0, page.limit + 1), page, (order) => ({
      key: order.insertedAt,
      id: order.userOrderId,
    }));
  };

  return {
    cart: async (accountId, filter, now) =>
      events()
        .flatMap(([eventId, book]) => cartOfBook(book, accountId, now).map((row) => lineOf(eventId, row)))
        .filter((line) => filter.sectionEventId === null || line.sectionEventId === filter.sectionEventId)
        .filter((line) => filter.afterReservationId === null || line.reservationId > filter.afterReservationId)
        .sort((one, other) => byId(one.reservationId, other.reservationId))
        .slice(0, filter.limit),
    cartLines: async (eventId, reservationIds) =>
      (memory.books.get(eventId)?.stock.reservations ?? [])
        .filter((row) => reservationIds.includes(row.reservationId))
        .map((row) => lineOf(eventId, row)),
    seatsOfLine: async ({ eventId, reservationId }) =>
      memory.books.get(eventId)?.stock.reservations.find((row) => row.reservationId === reservationId)?.seats ?? [],
    checkout: async (eventId, checkoutSessionId) => {
      const book = memory.books.get(eventId);
      const session = book?.stock.checkoutSessions.find((each) => each.checkoutSessionId === checkoutSessionId);
      return book === undefined || session === undefined ? null : viewOf(book, session);
    },
    // Memory keeps the uses and not what they are called.
    promotions: async () => ({ code: null, automatic: [], card: null }),
    unfinished: async (eventId, sectionEventId, accountId) => {
      const book = memory.books.get(eventId);
      if (book === undefined) return null;
      const views = book.stock.checkoutSessions
        .filter((each) => each.accountId === accountId && each.sectionEventId === sectionEventId)
        .flatMap((each) => viewOf(book, each) ?? [])
        .filter(
          (view) =>
            view.state === 'PAYING' ||
            (!isUnfinished(view.state) && view.state !== 'COMPLETED' && view.payment?.state === 'LATE_MONEY'),
        );
      return views.sort((one, other) => one.insertedAt - other.insertedAt).at(-1) ?? null;
    },
    order: async (eventId, userOrderId) => {
      const found = [...(memory.books.get(eventId)?.orders.values() ?? [])].find(
        (order) => order.userOrderId === userOrderId,
      );
      return found === undefined ? null : orderOf(eventId, found);
    },
    orders: async (accountId, filter, page) => pageOf(ordersOf(accountId, filter), page),
    countOrders: async (accountId, filter) => ordersOf(accountId, filter).length,
    eventOfSession: async (sectionEventId) =>
      events().find(([, book]) =>
        book.stock.sessions.some((session) => session.sectionEventId === sectionEventId),
      )?.[0] ?? null,
  };
}
