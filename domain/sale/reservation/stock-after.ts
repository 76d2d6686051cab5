import type { SeatMove, SessionSeats } from '#domain/event/seat/session-seat.ts';
import type { CardPurchase, CheckoutSession, EventStock, PromotionUse } from './reservation.ts';
import type { StockWrites } from './stock-outcome.ts';
import { usesOf } from './working-offers.ts';
import { receiptKey } from './working-stock.ts';

/** The stock once a batch's writes are committed: what the database does in SQL, for stores in memory. */
export const stockAfter = (stock: EventStock, writes: StockWrites): EventStock => ({
  ...stock,
  quotas: overlaid(stock.quotas, writes.quotas, (row) => row.quotaId),
  reservations: overlaid(stock.reservations, rowsOf(writes.reservations), (row) => row.reservationId),
  checkoutSessions: overlaid(stock.checkoutSessions, rowsOf(writes.checkoutSessions), (row) => row.checkoutSessionId),
  payments: overlaid(stock.payments, rowsOf(writes.payments), (row) => row.paymentId),
  receipts: overlaid(stock.receipts, writes.receipts, receiptKey),
  ...(stock.waiting === undefined && rowsOf(writes.waiting).length === 0
    ? {}
    : { waiting: overlaid(stock.waiting ?? [], rowsOf(writes.waiting), (row) => row.waitingEntryId) }),
  seats: seatsAfter(stock.seats, writes.seats),
  ...offersAfter(stock, writes),
});

const rowsOf = <Row>({
  inserted,
  updated,
}: {
  readonly inserted: readonly Row[];
  readonly updated: readonly Row[];
}) => [...inserted, ...updated];

const overlaid = <Row>(before: readonly Row[], written: readonly Row[], idOf: (row: Row) => string): Row[] => [
  ...new Map([...before, ...written].map((row) => [idOf(row), row])).values(),
];

function seatsAfter(sessions: readonly SessionSeats[], moves: readonly SeatMove[]): readonly SessionSeats[] {
  if (moves.length === 0) return sessions;
  const states = new Map(moves.map(({ seatId, to }) => [seatId, to === null ? ('FREE' as const) : ('TAKEN' as const)]));
  return sessions.map(({ sectionEventId, poolsOpenAt, seats }) => ({
    sectionEventId,
    poolsOpenAt,
    seats: seats.map((seat) => ({ ...seat, state: states.get(seat.seatId) ?? seat.state })),
  }));
}

const cardPurchasesIn = (session: CheckoutSession | undefined): readonly CardPurchase[] =>
  usesOf(session).flatMap(({ id, card }) =>
    session === undefined || card === undefined
      ? []
      : [{ promotionId: id, accountId: session.accountId, fingerprint: card.fingerprint }],
  );

const isSame = (one: CardPurchase, other: CardPurchase): boolean =>
  one.promotionId === other.promotionId && one.accountId === other.accountId && one.fingerprint === other.fingerprint;

/** A checkout that ended no longer counts; one that began does. */
function cardPurchasesAfter(stock: EventStock, { checkoutSessions }: StockWrites): readonly CardPurchase[] {
  const purchases = [...(stock.offers?.cardPurchases ?? [])];
  for (const session of rowsOf(checkoutSessions)) {
    const before = stock.checkoutSessions.find((one) => one.checkoutSessionId === session.checkoutSessionId);
    for (const gone of cardPurchasesIn(before)) {
      const at = purchases.findIndex((one) => isSame(one, gone));
      if (at >= 0) purchases.splice(at, 1);
    }
    purchases.push(...cardPurchasesIn(session));
  }
  return purchases;
}

function offersAfter(stock: EventStock, writes: StockWrites): Pick<EventStock, 'offers'> {
  const { offers } = stock;
  if (offers === undefined) return {};
  const { promotionUses } = writes;
  const more = (kind: PromotionUse['kind'], id: string): number =>
    promotionUses.find((use) => use.kind === kind && use.id === id)?.uses ?? 0;
  return {
    offers: {
      promotions: offers.promotions.map((one) => ({ ...one, used: one.used + more('AUTOMATIC', one.promotionId) })),
      codes: offers.codes.map((one) => ({ ...one, used: one.used + more('CODE', one.code) })),
      cards: (offers.cards ?? []).map((one) => ({ ...one, used: one.used + more('CARD', one.promotionId) })),
      cardPurchases: cardPurchasesAfter(stock, writes),
    },
  };
}
