import { CorporateReviews } from '#application/people/ports/corporate-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S1-42] */
export type ReviewCorporates = CorporateReviews;

export const ReviewCorporates = defineUseCase(
  'ReviewCorporates',
  { desk: CorporateReviews },
  ({ desk }): ReviewCorporates => ({
    page: (status, search, at) => desk.page(status, search, at),
    review: (corporateId, review) => desk.review(corporateId, review),
  }),
);
