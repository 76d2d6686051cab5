import { bestInHall } from '#domain/event/seat/best-available.ts';
import { chosenSeats } from '#domain/event/seat/check-seats.ts';
import { type HallView, inOrder } from '#domain/event/seat/hall.ts';
import { BEST_SEATS, type Seat, type SeatRequest, type SeatWish } from '#domain/event/seat/seat.ts';
import { asksForApproval, seatObstacle } from '#domain/event/seat/seat-obstacle.ts';
import type { HeldSeat, SessionSeat } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import type { SoldLine } from './check-lines.ts';
import type { Reservation, SellableTicketType } from './reservation.ts';
import type { ChangeLine, HoldLine } from './stock-command.ts';
import type { WorkingStock } from './working-stock.ts';
import { asSeat } from './working-table.ts';

type Chosen = Result<readonly HeldSeat[], SaleRefusal>;

/** `leaving`: seats given up by this change, free for this party; `taken`: just assigned, no longer free. */
type Party = {
  readonly accountId: AccountId;
  readonly ticketType: SellableTicketType;
  readonly size: number;
  readonly leaving: ReadonlySet<string>;
};

/** Seats for every line of a selection, all or none. Changes nothing. */
export function chooseSeats(
  stock: WorkingStock,
  accountId: AccountId,
  lines: readonly SoldLine<HoldLine>[],
  leaving: readonly Reservation[],
  now: Instant,
): Result<readonly (readonly HeldSeat[])[], SaleRefusal> {
  const given: (readonly HeldSeat[])[] = [];
  const left = new Set(leaving.flatMap((claim) => claim.seats.map(({ seatId }) => seatId)));
  const taken = new Set<string>();
  for (const { line, ticketType } of lines) {
    const seats = seatsFor(
      stock,
      { accountId, ticketType, size: line.quantity, leaving: left },
      line.seats,
      taken,
      now,
    );
    if (!seats.ok) return seats;
    for (const { seatId } of seats.value) taken.add(seatId);
    given.push(seats.value);
  }
  return ok(given);
}

/** Those requested; else its own, keeping the first when it shrinks and adding the best when it grows. */
export function changedSeats(
  stock: WorkingStock,
  line: Reservation,
  { quantity, seats: ask }: ChangeLine,
  now: Instant,
): Chosen {
  const ticketType = stock.ticketTypes.get(line.ticketTypeId);
  if (ticketType === undefined) return ok([]);
  const own = new Set(line.seats.map(({ seatId }) => seatId));
  const party: Party = { accountId: line.accountId, ticketType, size: quantity, leaving: own };
  if (ask !== undefined || !ticketType.requiredSeat) return seatsFor(stock, party, ask, new Set(), now);
  if (quantity <= line.seats.length) return ok(line.seats.slice(0, quantity));
  const more = seatsFor(
    stock,
    { ...party, size: quantity - line.seats.length, leaving: new Set() },
    BEST_SEATS,
    own,
    now,
  );
  return more.ok ? ok([...line.seats, ...more.value]) : more;
}

function seatsFor(
  stock: WorkingStock,
  party: Party,
  asked: SeatRequest | undefined,
  taken: ReadonlySet<string>,
  now: Instant,
): Chosen {
  const { ticketTypeId, sectionEventId, requiredSeat } = party.ticketType;
  if (!requiredSeat) {
    const named = asked?.kind === 'NAMED' ? asked.seatIds.length : 0;
    return named === 0 ? ok([]) : trouble(ticketTypeId, { code: 'WRONG_NUMBER_OF_SEATS', expected: 0, given: named });
  }
  const ask = asked ?? BEST_SEATS;
  const wish: SeatWish = {
    accountId: party.accountId,
    ticketTypeId,
    party: party.size,
    accessible: ask.accessible,
    code: ask.code,
    // The best seats that there are never ask for anything.
    mayAsk: ask.kind === 'NAMED',
  };
  const held = (seat: Seat): HeldSeat => ({
    seatId: seat.seatId,
    alias: seat.alias,
    ...(asksForApproval(seat, wish) ? { asks: true } : {}),
  });
  const seen = (seat: SessionSeat): Seat =>
    asSeat(seat, !taken.has(seat.seatId) && (party.leaving.has(seat.seatId) || stock.seats.isOpen(seat)));
  const hall = { poolsOpenAt: stock.seats.poolsOpenAt(sectionEventId) };
  if (ask.kind === 'NAMED') {
    const seats = ask.seatIds.flatMap((seatId) => stock.seats.get(sectionEventId, seatId) ?? []).map(seen);
    const gone = seats.filter(
      (seat) => seatObstacle(seat, wish, hall, now)?.because === 'TAKEN' && !taken.has(seat.seatId),
    );
    if (gone.length > 0)
      return refused({ code: 'INVALID_SEAT', ticketId: ticketTypeId, seatIds: gone.map((seat) => seat.seatId) });
    const chosen = chosenSeats({ ...hall, seats }, ask.seatIds, wish, now);
    return chosen.ok ? ok(chosen.value.map(held)) : trouble(ticketTypeId, chosen.refusal);
  }
  const rows = stock.seats.rows(sectionEventId);
  // Rows with seats left or taken by this party look different to it.
  const own = new Set([...party.leaving, ...taken].map((seatId) => stock.seats.get(sectionEventId, seatId)?.row));
  const view: HallView['rows'] =
    own.size === 0
      ? rows
      : rows.map((each) =>
          own.has(each.row)
            ? { row: each.row, room: each.seats.length, look: () => ({ row: each.row, seats: each.seats.map(seen) }) }
            : each,
        );
  const offer = bestInHall({ ...hall, rows: view }, wish, ask.maySplit, now);
  return offer.ok ? ok(inOrder(offer.value.groups.flat()).map(held)) : trouble(ticketTypeId, offer.refusal);
}

const trouble = (
  ticketId: string,
  reason: Extract<SaleRefusal, { readonly code: 'SEATS_REFUSED' }>['trouble'],
): Result<never, SaleRefusal> => refused({ code: 'SEATS_REFUSED', ticketId, trouble: reason });
