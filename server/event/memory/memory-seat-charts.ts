import { changeSeatPlan } from '#domain/event/seat/change-seat-plan.ts';
import type { EventStock, Reservation } from '#domain/sale/reservation/reservation.ts';
import type { NewSeatChart, SeatChart, SeatCharts } from '#server/event/ports/seat-charts.ts';
import type { MemoryEventBooks } from '#server/sale/memory/memory-event-books.ts';

const STATE_LETTERS = { FREE: '.', TAKEN: 'x', BLOCKED: '#' } as const;

export function makeMemorySeatCharts(memory: MemoryEventBooks): SeatCharts {
  const charts = new Map<string, SeatChart>();
  let version = 0;
  const keyOf = (eventId: number, sectionEventId: number): string => `${eventId} ${sectionEventId}`;
  const stockOf = (eventId: number): EventStock | undefined => memory.books.get(eventId)?.stock;
  const change = (eventId: number, to: (stock: EventStock) => Partial<EventStock>): void => {
    const book = memory.books.get(eventId);
    if (book !== undefined) memory.books.set(eventId, { ...book, stock: { ...book.stock, ...to(book.stock) } });
  };
  const seatsOf = (eventId: number, sectionEventId: number) =>
    stockOf(eventId)?.seats.find((session) => session.sectionEventId === sectionEventId)?.seats ?? [];
  const holderOf = (eventId: number, seatId: string): Reservation | undefined =>
    stockOf(eventId)?.reservations.find(
      (row) => row.state !== 'RELEASED' && row.seats.some((seat) => seat.seatId === seatId),
    );

  /** Types whose tickets were sold without a seat. */
  function isTaken({ eventId, sectionEventId, seatedTypes }: NewSeatChart): boolean {
    const stock = stockOf(eventId);
    const unseated = new Set(
      stock?.ticketTypes
        .filter(
          (type) =>
            type.sectionEventId === sectionEventId && !type.requiredSeat && seatedTypes.includes(type.ticketTypeId),
        )
        .map((type) => type.ticketTypeId),
    );
    return stock?.reservations.some((row) => unseated.has(row.ticketTypeId) && mayHave(eventId, row)) === true;
  }
  /** Released places count while a payment for them may still arrive. */
  const mayHave = (eventId: number, row: Reservation): boolean =>
    row.state !== 'RELEASED' ||
    stockOf(eventId)?.payments.some((payment) => payment.checkoutSessionId === row.checkoutSessionId) === true;
  const isWanted = (eventId: number, seatId: string): boolean =>
    stockOf(eventId)?.reservations.some(
      (row) => mayHave(eventId, row) && row.seats.some((seat) => seat.seatId === seatId),
    ) === true;

  return {
    chart: async (eventId, sectionEventId) => charts.get(keyOf(eventId, sectionEventId)) ?? null,
    states: async (eventId, sectionEventId) => {
      const chart = charts.get(keyOf(eventId, sectionEventId));
      if (chart === undefined) return null;
      return {
        version: chart.version,
        states: seatsOf(eventId, sectionEventId)
          .map((seat) => STATE_LETTERS[seat.state])
          .join(''),
      };
    },
    seats: async (eventId, seatIds) =>
      [...charts.values()]
        .filter((chart) => chart.eventId === eventId)
        .flatMap((chart) =>
          chart.seats.filter((seat) => seatIds.includes(seat.seatId)).map((seat) => ({ seat, chart })),
        )
        .map(({ seat, chart }) => {
          const holder = holderOf(eventId, seat.seatId);
          const blocked = seatsOf(eventId, chart.sectionEventId).some(
            (one) => one.seatId === seat.seatId && one.state === 'BLOCKED',
          );
          const state = blocked ? 'BLOCKED' : holder === undefined ? 'FREE' : holder.state === 'SOLD' ? 'SOLD' : 'HELD';
          return { ...seat, eventId, state };
        }),
    write: async (_tx, chart) => {
      if (isTaken(chart)) return 'TAKEN';
      const { eventId, sectionEventId, seatedTypes, plan, poolsOpenAt } = chart;
      const before = charts.get(keyOf(eventId, sectionEventId))?.seats ?? [];
      const changed = changeSeatPlan(
        before.map((seat) => ({ ...seat, isTaken: isWanted(eventId, seat.seatId) })),
        chart.seats,
      );
      if (!changed.ok) return changed.refusal;
      const seats = changed.value;
      version += 1;
      if (seats.length === 0) charts.delete(keyOf(eventId, sectionEventId));
      else
        charts.set(keyOf(eventId, sectionEventId), {
          eventId,
          sectionEventId,
          version,
          poolsOpenAt,
          plan,
          seats: seats.map(({ blocked: _blocked, isTaken: _isTaken, ...seat }) => seat),
        });
      change(eventId, (stock) => ({
        ticketTypes: stock.ticketTypes.map((type) =>
          type.sectionEventId === sectionEventId
            ? { ...type, requiredSeat: seatedTypes.includes(type.ticketTypeId) }
            : type,
        ),
        seats: [
          ...stock.seats.filter((session) => session.sectionEventId !== sectionEventId),
          {
            sectionEventId,
            poolsOpenAt,
            seats: seats.map(({ blocked, section: _section, rowName: _rowName, isTaken: _isTaken, ...seat }) => ({
              ...seat,
              state: blocked
                ? ('BLOCKED' as const)
                : holderOf(eventId, seat.seatId) === undefined
                  ? ('FREE' as const)
                  : ('TAKEN' as const),
            })),
          },
        ],
      }));
      return 'WRITTEN';
    },
    block: async (_tx, eventId, sectionEventId, seatIds, blocked) => {
      const held = seatIds.filter((seatId) => holderOf(eventId, seatId) !== undefined);
      if (held.length > 0) return held;
      change(eventId, (stock) => ({
        seats: stock.seats.map((session) => ({
          ...session,
          seats: session.seats.map((seat) =>
            session.sectionEventId === sectionEventId && seatIds.includes(seat.seatId)
              ? { ...seat, state: blocked ? 'BLOCKED' : 'FREE' }
              : seat,
          ),
        })),
      }));
      return [];
    },
  };
}
