import { type HallOnSale, SeatMaps } from '#application/event/ports/seat-maps.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Row by row from the front. */
export type ReadSeats = (sectionEventId: number, ticketId: string) => Promise<Result<HallOnSale, Trouble>>;

export const ReadSeats = defineUseCase(
  'ReadSeats',
  { seatMaps: SeatMaps },
  ({ seatMaps }): ReadSeats =>
    async (sectionEventId, ticketId) => {
      const hall = await retry(() => seatMaps.read(sectionEventId));
      if (!hall.ok) return hall;
      if (hall.value === null) return refused({ code: 'NOT_FOUND' });
      return {
        ok: true,
        value: { rows: hall.value.rows.filter((row) => row.ticketId === null || row.ticketId === ticketId) },
      };
    },
);
