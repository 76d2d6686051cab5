import { type HallOnSale, SeatMaps } from '#application/event/ports/seat-maps.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Row by row from the front, those of other ticket types too. */
export type ReadSeats = (sectionEventId: number) => Promise<Result<HallOnSale, Trouble>>;

export const ReadSeats = defineUseCase(
  'ReadSeats',
  { seatMaps: SeatMaps },
  ({ seatMaps }): ReadSeats =>
    async (sectionEventId) => {
      const hall = await retry(() => seatMaps.read(sectionEventId));
      if (!hall.ok) return hall;
      return hall.value === null ? refused({ code: 'NOT_FOUND' }) : ok(hall.value);
    },
);
