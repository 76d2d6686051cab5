import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

const EVENTS_AT_ONCE = 200;

/** For places that came free outside of a sale, by a refund or a cancellation, or after a killed process. */
export type OfferDuePlaces = () => Promise<number>;

export const OfferDuePlaces = defineUseCase(
  'OfferDuePlaces',
  { desk: ReservationDesk, clock: Clock },
  ({ desk, clock }): OfferDuePlaces =>
    async () => {
      const events = await desk.eventsToOffer(clock.now(), EVENTS_AT_ONCE);
      await Promise.all(events.map((eventId) => desk.submit(eventId, { kind: 'RELEASE_EXPIRED' }, null)));
      return events.length;
    },
);
