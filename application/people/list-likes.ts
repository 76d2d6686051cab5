import type { EventCard } from '#application/event/ports/event-listings.ts';
import { PublicPages } from '#application/people/ports/public-pages.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

type Likes = { readonly events: readonly EventCard[]; readonly after: string | null };

/** [S2.12-02] */
export type ListLikes = (before: Likes | null) => Promise<Result<Likes, Refusal>>;

const LIKES_PER_PAGE = 24;

export const ListLikes = defineUseCase(
  'ListLikes',
  { publicPages: PublicPages },
  ({ publicPages }): ListLikes =>
    async (before) => {
      const page = await publicPages.events({ kind: 'LIKED' }, null, {
        limit: LIKES_PER_PAGE,
        after: before?.after ?? null,
        before: null,
      });
      return page.ok
        ? ok({ events: [...(before?.events ?? []), ...page.value.events], after: page.value.after })
        : page;
    },
);
