import { FeaturedDesk } from '#application/event/ports/featured-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S1-43] */
export type CurateFeatured = FeaturedDesk;

export const CurateFeatured = defineUseCase(
  'CurateFeatured',
  { desk: FeaturedDesk },
  ({ desk }): CurateFeatured => ({
    page: (filter, at) => desk.page(filter, at),
    order: () => desk.order(),
    putInOrder: (eventIds) => desk.putInOrder(eventIds),
    setFeatured: (eventId, featured) => desk.setFeatured(eventId, featured),
  }),
);
