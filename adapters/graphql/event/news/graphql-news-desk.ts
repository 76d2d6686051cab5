import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { NewsDesk } from '#application/event/ports/news-desk.ts';
import { NEWS_KINDS, NEWS_TIMES } from '#domain/event/news/news-choice.ts';
import { ok } from '#domain/kernel/result.ts';
import { ChooseNewsDocument } from './choose-news.gen.ts';
import { NewsChoicesDocument } from './news-choices.gen.ts';

export const makeGraphqlNewsDesk = (transport: GraphqlTransport): NewsDesk => ({
  read: async (eventId) => {
    const answer = await transport(NewsChoicesDocument, { eventId });
    if (!answer.ok) return answer;
    return ok(
      answer.value.event_news_choices.flatMap((choice) => {
        const kind = NEWS_KINDS.find((known) => known === choice.kind);
        const time = NEWS_TIMES.find((known) => known === choice.time);
        // A kind or a time of a newer server.
        return kind === undefined || time === undefined ? [] : [{ kind, time }];
      }),
    );
  },
  choose: async (eventId, kind, time) => {
    const answer = await transport(ChooseNewsDocument, { eventId, kind, time });
    return answer.ok ? ok(null) : answer;
  },
});
