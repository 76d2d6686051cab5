import type { NewsChoice, NewsKind, NewsTime } from '#domain/event/news/news-choice.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { newsKindsOf } from '#domain/permission/told-of-news.ts';
import type { Refusal } from '#domain/refusal.ts';
import { TeamNews } from '#server/event/ports/team-news.ts';
import { Clock } from '#server/platform/ports/clock.ts';

type Of = { readonly eventId: number; readonly accountId: AccountId };

/** The kinds that a person is told of, with when; none for who is neither owner nor in the team. */
type ChosenNews = readonly { readonly kind: NewsKind; readonly time: NewsTime }[];

/** Each person chooses for themselves. FORBIDDEN: they are not told of this kind. */
export type ChooseNews = {
  readonly read: (of: Of) => Promise<ChosenNews>;
  readonly choose: (
    chosen: Of & { readonly kind: NewsKind; readonly time: NewsTime },
  ) => Promise<Result<ChosenNews, Refusal>>;
};

export const ChooseNews = defineUseCase(
  'ChooseNews',
  { news: TeamNews, clock: Clock },
  ({ news, clock }): ChooseNews => {
    const read: ChooseNews['read'] = async ({ eventId, accountId }) => {
      const reader = await news.reader(eventId, accountId);
      return reader === null ? [] : shown(newsKindsOf(reader.tie), reader.choice);
    };
    return {
      read,
      choose: async ({ eventId, accountId, kind, time }) => {
        const before = await read({ eventId, accountId });
        if (!before.some((one) => one.kind === kind)) return refused({ code: 'FORBIDDEN' });
        await news.choose({ eventId, accountId, kind, time }, clock.now());
        return ok(await read({ eventId, accountId }));
      },
    };
  },
);

const shown = (kinds: readonly NewsKind[], choice: NewsChoice): ChosenNews =>
  kinds.map((kind) => ({ kind, time: choice[kind] }));
