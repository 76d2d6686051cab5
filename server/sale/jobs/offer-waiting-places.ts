import { SECOND } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { OfferDuePlaces } from '#server/sale/waiting/offer-due-places.ts';

export const offerWaitingPlaces = (offer: OfferDuePlaces): PeriodicTask => ({
  name: 'offer-waiting-places',
  everyMs: 3 * SECOND,
  run: async () => {
    await offer();
  },
});
