import fc from 'fast-check';
import type { SeatRequest } from '#domain/event/seat/seat.ts';
import type { SessionSeats } from '#domain/event/seat/session-seat.ts';
import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CheckoutSessionState } from '#domain/sale/checkout/checkout-session-state.ts';
import type { EventStock, SellableTicketType } from '#domain/sale/reservation/reservation.ts';
import type { StockCommand } from '#domain/sale/reservation/stock-command.ts';
import { aSeatMap } from '#test/builders/a-seat-map.ts';
import { NOW } from '#test/builders/moments.ts';

export const BUYERS = ['an', 'binh', 'chi'].map((name) => name as AccountId);
const SESSIONS = [1, 2];

const price = fc.constantFrom(0, 25_000, 200_000);
const capacity = fc.option(fc.integer({ min: 0, max: 12 }), { freq: 6 });

const ticketType = (number: number): fc.Arbitrary<SellableTicketType> =>
  fc
    .record({
      sectionEventId: fc.constantFrom(...SESSIONS),
      shared: fc.boolean(),
      price,
      discount: price,
      purchaseLimit: fc.option(fc.integer({ min: 2, max: 8 })),
      accountLimit: fc.option(fc.integer({ min: 2, max: 8 })),
      multipleOf: fc.constantFrom(1, 1, 1, 2),
      // Sometimes a second type shares the hall.
      requiredSeat: number === 2 ? fc.constant(false) : fc.boolean(),
    })
    .map(({ shared, discount, ...type }) => ({
      ...type,
      ticketTypeId: `t${number}`,
      quotaIds: [`q${number}`, ...(shared ? ['event'] : [])],
      price: dong(type.price),
      originalPrice: dong(type.price + discount),
      saleBeginAt: null,
      saleEndAt: null,
    }));

const hallOf = (sectionEventId: number): SessionSeats => ({
  sectionEventId,
  poolsOpenAt: null,
  seats: aSeatMap(['.... .', '..#.A']).seats.map(({ standing, ...seat }) => ({
    ...seat,
    seatId: `${sectionEventId} ${seat.seatId}`,
    state: standing.state === 'BLOCKED' ? 'BLOCKED' : 'FREE',
  })),
});

function seatsAsked(
  stock: EventStock,
  ticketTypeId: string,
  quantity: number,
  pick: number,
): { readonly seats?: SeatRequest } {
  const type = stock.ticketTypes.find((one) => one.ticketTypeId === ticketTypeId);
  const hall = stock.seats.find((session) => session.sectionEventId === type?.sectionEventId)?.seats ?? [];
  if (type?.requiredSeat !== true || pick % 3 === 0) return {};
  const rest = { accessible: pick % 11 === 0 ? 1 : 0, code: null };
  if (pick % 3 === 1) return { seats: { kind: 'BEST', maySplit: pick % 2 === 0, ...rest } };
  const seatIds = Array.from({ length: quantity }, (_none, at) => hall[(pick + at) % hall.length]?.seatId ?? 'none');
  return { seats: { kind: 'NAMED', seatIds, ...rest } };
}

export const anyStock: fc.Arbitrary<EventStock> = fc
  .record({
    ticketTypes: fc.tuple(ticketType(0), ticketType(1), ticketType(2)),
    capacities: fc.tuple(capacity, capacity, capacity, capacity),
    requiredApproval: fc.boolean(),
    endAfter: fc.integer({ min: 30, max: 400 }),
  })
  .map(({ ticketTypes, capacities, requiredApproval, endAfter }) => ({
    event: { eventId: 1012, status: 'PUBLISHED', archive: false, requiredApproval },
    sessions: SESSIONS.map((sectionEventId) => ({
      sectionEventId,
      planSale: null,
      beginAt: NOW,
      endAt: later(NOW, endAfter * MINUTE),
      cancelled: false,
    })),
    ticketTypes,
    quotas: ['q0', 'q1', 'q2', 'event'].map((quotaId, at) => ({
      quotaId,
      capacity: capacities[at] ?? null,
      reserved: 0,
      sold: 0,
    })),
    reservations: [],
    checkoutSessions: [],
    payments: [],
    bought: [],
    receipts: [],
    seats: SESSIONS.map(hallOf),
  }));

/** Something that happens, not yet tied to rows; `pick` chooses among the existing ones. */
export type Move = {
  readonly kind: StockCommand['kind'];
  readonly buyer: number;
  readonly pick: number;
  readonly quantities: readonly [number, number, number];
  readonly flag: boolean;
  readonly amount: number;
};

export const anyMove: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom<StockCommand['kind']>(
    'HOLD',
    'HOLD',
    'HOLD',
    'CHANGE_LINE',
    'RELEASE_CART',
    'CANCEL_CHECKOUT',
    'GIVE_BACK',
    'ANSWER_APPROVAL',
    'BEGIN_CHECKOUT',
    'BEGIN_CHECKOUT',
    'ISSUE_TICKETS',
    'BEGIN_PAYMENT',
    'BEGIN_PAYMENT',
    'ANSWER_MANUAL',
    'SETTLE',
    'SETTLE',
    'SETTLE',
    'RESEAT',
    'CHOOSE_LATE_MONEY',
    'RELEASE_EXPIRED',
    'CHANGE_CAPACITY',
    'JOIN_WAITING',
    'JOIN_WAITING',
    'LEAVE_WAITING',
  ),
  buyer: fc.nat({ max: BUYERS.length - 1 }),
  pick: fc.nat({ max: 50 }),
  quantities: fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 2 })),
  flag: fc.boolean(),
  amount: fc.constantFrom(0.5, 1, 1, 1, 2),
});

type Batch = { readonly after: number; readonly moves: readonly Move[] };

const anyBatch: fc.Arbitrary<Batch> = fc.record({
  after: fc.constantFrom(0, 0, 1, 1, 2, 4, 9, 16, 46),
  moves: fc.array(anyMove, { minLength: 1, maxLength: 5, size: 'max' }),
});

const rush: fc.Arbitrary<Batch[]> = fc
  .tuple(fc.array(anyMove, { minLength: 1, maxLength: 4, size: 'max' }), fc.nat({ max: 3 }))
  .map(([moves, steps]) =>
    (['HOLD', 'BEGIN_CHECKOUT', 'BEGIN_PAYMENT'] as const).slice(0, steps).map((kind) => ({
      after: 0,
      moves: moves.map(
        (move, at): Move => ({
          ...move,
          kind,
          buyer: at % BUYERS.length,
          quantities: [2, 1, 0],
          pick: kind === 'HOLD' ? move.pick : at,
        }),
      ),
    })),
  );

export const anyStory: fc.Arbitrary<readonly Batch[]> = fc
  .tuple(rush, fc.array(anyBatch, { minLength: 1, maxLength: 14, size: 'max' }))
  .map(([before, after]) => [...before, ...after]);

export const commandsOf = (stock: EventStock, moves: readonly Move[], name: string, now: Instant): StockCommand[] =>
  moves.map((move, at) => commandOf(stock, move, `${name}.${at}`, now));

const picked = <Row>(rows: readonly Row[], pick: number): Row | undefined => rows[pick % Math.max(1, rows.length)];

/** Mostly a row for which the move makes sense, sometimes any, as from a stale page. */
const aimed = <Row>(rows: readonly Row[], sensible: (row: Row) => boolean, pick: number): Row | undefined =>
  (pick % 8 === 7 ? undefined : picked(rows.filter(sensible), pick)) ?? picked(rows, pick);

/** The checkout state each command needs; OPEN by default. */
const SENSIBLE_CHECKOUT: Readonly<Partial<Record<StockCommand['kind'], CheckoutSessionState>>> = {
  CHOOSE_LATE_MONEY: 'EXPIRED',
  GIVE_BACK: 'COMPLETED',
  ANSWER_APPROVAL: 'COMPLETED',
  ANSWER_MANUAL: 'PAYING',
};

function commandOf(stock: EventStock, move: Move, name: string, now: Instant): StockCommand {
  const { pick, flag } = move;
  const somebody = BUYERS[move.buyer] as AccountId;
  const sectionEventId = SESSIONS[pick % SESSIONS.length] as number;
  const keys = { idempotencyKey: name, requestHash: name };
  const line = aimed(stock.reservations, (row) => row.state === 'HELD', pick);
  const checkout = aimed(stock.checkoutSessions, (row) => row.state === (SENSIBLE_CHECKOUT[move.kind] ?? 'OPEN'), pick);
  const payment = aimed(
    stock.payments,
    (row) => row.state === (move.kind === 'RESEAT' ? 'LATE_MONEY' : 'PENDING'),
    pick,
  );
  const atCheckout = {
    accountId: checkout?.accountId ?? somebody,
    checkoutSessionId: checkout?.checkoutSessionId ?? 'none',
  };
  switch (move.kind) {
    case 'HOLD': {
      const types = stock.ticketTypes.filter((type) => type.sectionEventId === sectionEventId);
      const lines = types.map((type, at) => ({
        reservationId: `r${name}.${at}`,
        ticketTypeId: type.ticketTypeId,
        quantity: move.quantities[at] ?? 0,
        ...seatsAsked(stock, type.ticketTypeId, move.quantities[at] ?? 0, pick + at),
      }));
      return { kind: 'HOLD', mode: flag ? 'replace' : 'add', accountId: somebody, sectionEventId, lines, ...keys };
    }
    case 'CHANGE_LINE':
      return {
        kind: move.kind,
        accountId: line?.accountId ?? somebody,
        reservationId: line?.reservationId ?? 'none',
        quantity: move.quantities[0],
        ...seatsAsked(stock, line?.ticketTypeId ?? 'none', move.quantities[0], pick),
      };
    case 'RELEASE_CART':
      return { kind: move.kind, accountId: somebody, sectionEventId: flag ? null : sectionEventId };
    case 'CANCEL_CHECKOUT':
    case 'GIVE_BACK':
      return { kind: move.kind, ...atCheckout };
    case 'ANSWER_MANUAL':
      return { kind: move.kind, ...atCheckout, answer: flag ? 'CONFIRM' : 'REFUSE' };
    case 'ANSWER_APPROVAL':
      return { kind: move.kind, ...atCheckout, places: flag ? 'KEEP' : 'RELEASE' };
    case 'BEGIN_CHECKOUT': {
      const of = line ?? { accountId: somebody, sectionEventId };
      const cart = stock.reservations.filter(
        (row) =>
          row.accountId === of.accountId &&
          row.sectionEventId === of.sectionEventId &&
          row.state === 'HELD' &&
          row.heldUntil > now,
      );
      const attendees = cart.map((row) => ({ reservationId: row.reservationId, count: row.quantity }));
      const { accountId, sectionEventId: session } = of;
      const donation = dong(flag ? 10_000 : 0);
      return {
        kind: move.kind,
        accountId,
        sectionEventId: session,
        checkoutSessionId: `c${name}`,
        donation,
        shownPrice: null,
        attendees,
        ...keys,
      };
    }
    case 'ISSUE_TICKETS': {
      const offered = flag
        ? picked(
            (stock.waiting ?? []).filter(({ state }) => state === 'OFFERED'),
            pick,
          )
        : undefined;
      if (offered !== undefined)
        return {
          kind: move.kind,
          accountId: offered.accountId,
          sectionEventId: offered.sectionEventId,
          ticketTypeId: offered.ticketTypeId,
          quantity: offered.party,
          reservationId: offered.waitingEntryId,
          checkoutSessionId: `c${name}`,
          waiting: 'OFFERED',
          ...keys,
        };
      return {
        kind: move.kind,
        accountId: somebody,
        sectionEventId,
        ticketTypeId:
          picked(
            stock.ticketTypes.filter((type) => flag || type.price === 0),
            pick,
          )?.ticketTypeId ?? 'none',
        quantity: move.quantities[0] + 1,
        reservationId: `r${name}.issued`,
        checkoutSessionId: `c${name}`,
        ...(pick % 2 === 0 ? { waiting: 'BEHIND' } : {}),
        ...keys,
      };
    }
    case 'BEGIN_PAYMENT':
      return {
        kind: move.kind,
        ...atCheckout,
        paymentId: `p${name}`,
        provider: flag ? 'BANK_TRANSFER' : 'VNPAY',
        idempotencyKey: name,
      };
    case 'SETTLE': {
      const providerReference = pick % 5 === 4 ? 'told twice' : name;
      const amount = dong(Math.ceil((payment?.amount ?? 1_000) * move.amount));
      return {
        kind: move.kind,
        paymentId: payment?.paymentId ?? 'none',
        provider: 'BANK_TRANSFER',
        providerReference,
        amount,
        at: now,
      };
    }
    case 'RESEAT':
      return { kind: move.kind, paymentId: payment?.paymentId ?? 'none' };
    case 'CHOOSE_LATE_MONEY':
      return { kind: move.kind, ...atCheckout, choice: flag ? 'REFUND' : 'WAIT' };
    case 'RELEASE_EXPIRED':
      return { kind: move.kind };
    case 'CHANGE_CAPACITY':
      return {
        kind: move.kind,
        quotaId: picked(stock.quotas, pick)?.quotaId ?? 'none',
        capacity: flag ? null : move.quantities[0] * 3,
      };
    case 'JOIN_WAITING':
      return {
        kind: move.kind,
        accountId: somebody,
        waitingEntryId: `w${name}`,
        ticketTypeId: picked(stock.ticketTypes, pick)?.ticketTypeId ?? 'none',
        party: move.quantities[0] + 1,
        invited: flag,
      };
    case 'LEAVE_WAITING': {
      const entry = aimed(stock.waiting ?? [], ({ state }) => state !== 'LEFT', pick);
      return {
        kind: move.kind,
        accountId: entry?.accountId ?? somebody,
        waitingEntryId: entry?.waitingEntryId ?? 'none',
      };
    }
  }
}
