import type { HallOnSale, SeatMaps } from '#application/event/ports/seat-maps.ts';
import type { SessionSeats } from '#domain/event/seat/session-seat.ts';
import { ok } from '#domain/kernel/result.ts';
import { type BoxOfficeInMemory, notFound } from './office.ts';

export const memorySeatMaps = ({ eventOf, stockOf }: BoxOfficeInMemory): SeatMaps => ({
  read: async (sectionEventId) => {
    const event = eventOf(sectionEventId);
    const hall =
      event &&
      stockOf(event.id)
        .state()
        .seats.find((one) => one.sectionEventId === sectionEventId);
    return event === undefined ? notFound : ok(hall === undefined ? null : hallOnSale(hall));
  },
});

const hallOnSale = ({ seats, poolsOpenAt }: SessionSeats): HallOnSale => ({
  poolsOpenAt,
  rows: [...Map.groupBy(seats, (seat) => seat.row).values()].map((own) => ({
    section: '',
    name: (own[0]?.alias ?? '').replace(/\d+$/, ''),
    ticketId: own[0]?.ticketTypeId ?? null,
    seats: own.map(({ seatId, alias, place, pool, special, state }) => ({
      id: seatId,
      alias,
      place,
      kind: special === null ? pool : special.isAccept ? ('ON_REQUEST' as const) : ('SPECIAL' as const),
      state,
    })),
  })),
});
