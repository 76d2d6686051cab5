import type { HallOnSale, SeatOnSale } from '#application/event/ports/seat-maps.ts';
import { bestAvailable } from '#domain/event/seat/best-available.ts';
import { checkSeats, replaceSeat, type SeatProblem } from '#domain/event/seat/check-seats.ts';
import { inOrder, isTogether } from '#domain/event/seat/hall.ts';
import type { Seat, SeatMap, SeatWish } from '#domain/event/seat/seat.ts';
import { asksForApproval, seatObstacle } from '#domain/event/seat/seat-obstacle.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { SeatChoice } from './seat-choice.ts';
import { kindsIn } from './seat-map.view.ts';

/** Who chooses seats, for which tickets. `mine`: seats that the buyer already holds. */
export type Party = {
  readonly hall: HallOnSale;
  readonly ticketId: string;
  readonly quantity: number;
  readonly mine: readonly string[];
  readonly choice: SeatChoice;
  readonly now: Instant;
};

/** The hall as the buyer meets it: their own seats are free, and a code that they typed opens special seats. */
function seatMapOf({ hall, mine, choice }: Party): SeatMap {
  const standingOf = ({ id, state }: SeatOnSale): Seat['standing'] =>
    mine.includes(id) || state === 'FREE'
      ? { state: 'FREE' }
      : state === 'BLOCKED'
        ? { state }
        : { state: 'SOLD', accountId: null };
  return {
    poolsOpenAt: hall.poolsOpenAt,
    seats: hall.rows.flatMap(({ seats, ticketId }, row) =>
      seats.map((seat) => ({
        seatId: seat.id,
        alias: seat.alias,
        row,
        place: seat.place,
        pool: seat.kind === 'SPECIAL' || seat.kind === 'ON_REQUEST' ? 'STANDARD' : seat.kind,
        ticketTypeId: ticketId,
        standing: standingOf(seat),
        special: specialOf(seat, choice),
      })),
    ),
  };
}

function specialOf({ kind }: SeatOnSale, { code }: SeatChoice): Seat['special'] {
  if (kind === 'SPECIAL') return { isAccept: false, seatsApprove: [], specialCode: code === '' ? null : code };
  return kind === 'ON_REQUEST' ? { isAccept: true, seatsApprove: [], specialCode: null } : null;
}

/** A seat on request is chosen by hand, never as one of the best. */
const wishOf = ({ ticketId, quantity, choice }: Party, mayAsk = true): SeatWish => ({
  mayAsk,
  accountId: null,
  ticketTypeId: ticketId,
  party: quantity,
  accessible: Math.min(choice.accessible, quantity),
  code: choice.code === '' ? null : choice.code,
});

export type Said = { readonly seat: string | null; readonly problem: SeatProblem };

const said = (map: SeatMap, problem: SeatProblem): Said => ({
  seat: 'seatId' in problem ? (map.seats.find(({ seatId }) => seatId === problem.seatId)?.alias ?? null) : null,
  problem,
});

export type ChoiceStanding = {
  /** In the order of the hall. */
  readonly names: readonly string[];
  /** Chosen seats that somebody else took since. */
  readonly lost: readonly string[];
  readonly together: boolean;
  /** Chosen seats that make the order a request. */
  readonly onRequest: readonly string[];
  /** Of a complete choice. */
  readonly orphans: readonly string[];
  readonly problem: Said | null;
};

const NONE_CHOSEN: ChoiceStanding = {
  names: [],
  lost: [],
  together: true,
  onRequest: [],
  orphans: [],
  problem: null,
};

/** How the chosen seats stand now. */
export function standingOf(party: Party): ChoiceStanding {
  // The rules read every seat of the hall.
  if (party.choice.seatIds.length === 0) return NONE_CHOSEN;
  const map = seatMapOf(party);
  const { seatIds } = party.choice;
  const chosen = inOrder(map.seats.filter(({ seatId }) => seatIds.includes(seatId)));
  const lost = chosen.filter(({ standing }) => standing.state === 'SOLD').map(({ alias }) => alias);
  const checked =
    lost.length > 0 || seatIds.length < party.quantity ? null : checkSeats(map, seatIds, wishOf(party), party.now);
  return {
    names: chosen.map(({ alias }) => alias),
    lost,
    together: isTogether(chosen),
    onRequest: chosen.filter((seat) => asksForApproval(seat, wishOf(party))).map(({ alias }) => alias),
    orphans: checked?.ok === true ? checked.value.orphans.map(({ alias }) => alias) : [],
    problem: checked === null || checked.ok ? null : said(map, checked.refusal),
  };
}

export type Pressed = { readonly seatIds: readonly string[]; readonly said: Said | null };

/** Toggles a seat. In a full choice it replaces a seat that was lost, else the first that it can stand in for. */
export function pressSeat(party: Party, seatId: string): Pressed {
  const { seatIds } = party.choice;
  if (seatIds.includes(seatId)) return { seatIds: seatIds.filter((id) => id !== seatId), said: null };
  const map = seatMapOf(party);
  const wish = wishOf(party);
  const seat = map.seats.find((one) => one.seatId === seatId);
  const obstacle = seat === undefined ? null : seatObstacle(seat, wish, map, party.now);
  if (obstacle !== null) return { seatIds, said: said(map, { code: 'SEAT_NOT_AVAILABLE', seatId, obstacle }) };
  if (seatIds.length < party.quantity) return { seatIds: [...seatIds, seatId], said: null };
  const from =
    seatIds.find((chosen) => replaceSeat(map, seatIds, { from: chosen, to: seatId }, wish, party.now).ok) ?? seatIds[0];
  return { seatIds: [...seatIds.filter((id) => id !== from), seatId].slice(-party.quantity), said: null };
}

/** Side by side where a row has room; otherwise near each other, and it says so. */
export function bestSeats(party: Party): Pressed {
  const map = seatMapOf(party);
  const wish = wishOf(party, false);
  const together = bestAvailable(map, wish, false, party.now);
  const offer = together.ok ? together : bestAvailable(map, wish, true, party.now);
  return {
    seatIds: offer.ok ? offer.value.groups.flat().map((seat) => seat.seatId) : [],
    said: together.ok ? null : said(map, together.refusal),
  };
}

export type SeatButton = { readonly seat: SeatOnSale; readonly chosen: boolean; readonly open: boolean };
export type SeatButtonRow = {
  readonly key: string;
  readonly label: string;
  readonly free: number;
  readonly seats: readonly SeatButton[];
};

/** The rows that the ticket may sit in. */
export const seatRows = ({ hall, ticketId, mine, choice }: Party): readonly SeatButtonRow[] =>
  hall.rows
    .filter((row) => row.ticketId === null || row.ticketId === ticketId)
    .map(({ section, name, seats }) => {
      const label = section === '' ? name : `${section} · ${name}`;
      const buttons = seats.map((seat) => ({
        seat,
        chosen: choice.seatIds.includes(seat.id),
        open: seat.state === 'FREE' || mine.includes(seat.id),
      }));
      return { key: label, label, free: buttons.filter(({ open }) => open).length, seats: buttons };
    });

/** Which kinds of seat the ticket can have, for what the picker asks and its legend. */
export const kindsOf = ({ hall, ticketId }: Pick<Party, 'hall' | 'ticketId'>): ReadonlySet<SeatOnSale['kind']> =>
  kindsIn(hall.rows.filter((row) => row.ticketId === null || row.ticketId === ticketId));

/** In the order of the hall. */
export const seatNames = ({ rows }: HallOnSale, seatIds: readonly string[]): readonly string[] =>
  seatIds.length === 0
    ? []
    : rows.flatMap(({ seats }) => seats.filter(({ id }) => seatIds.includes(id)).map(({ alias }) => alias));
