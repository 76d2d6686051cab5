import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

const EVENTS_AT_ONCE = 200;

/** Sales do the same; this is for events without any. Returns how many events were woken. */
export type ReleaseDueHolds = () => Promise<number>;

export const ReleaseDueHolds = defineUseCase(
  'ReleaseDueHolds',
  { desk: ReservationDesk, clock: Clock },
  (deps): ReleaseDueHolds =>
    async () => {
      const due = await deps.desk.eventsWithDue(deps.clock.now(), EVENTS_AT_ONCE);
      await Promise.all(due.map((eventId) => deps.desk.submit(eventId, { kind: 'RELEASE_EXPIRED' }, null)));
      return due.length;
    },
);
