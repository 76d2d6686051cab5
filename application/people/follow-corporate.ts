import { PublicPages } from '#application/people/ports/public-pages.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type FollowCorporate = {
  /** null if unknown; the page works without it. */
  readonly look: (corporateId: number) => Promise<boolean | null>;
  /** Inverts the shown state; follows if nothing was shown yet. */
  readonly toggle: (corporateId: number, shown: boolean | null) => Promise<Result<boolean, Refusal>>;
};

export const FollowCorporate = defineUseCase(
  'FollowCorporate',
  { publicPages: PublicPages },
  ({ publicPages }): FollowCorporate => ({
    look: async (corporateId) => {
      const answer = await publicPages.follows(corporateId);
      return answer.ok ? answer.value : null;
    },
    toggle: (corporateId, shown) => publicPages.follow(corporateId, shown !== true),
  }),
);
