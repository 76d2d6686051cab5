import { PublicPages } from '#application/people/ports/public-pages.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** To follow a corporate, from its page. */
export type FollowCorporate = {
  /** Null where it could not be learnt: the page is whole without it. */
  readonly look: (corporateId: number) => Promise<boolean | null>;
  /** Turns over what is shown; follows where nothing was shown yet. */
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
