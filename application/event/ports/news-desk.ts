import type { NewsKind, NewsTime } from '#domain/event/news/news-choice.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type OwnNews = { readonly kind: NewsKind; readonly time: NewsTime };

/** Which emails the viewer gets about an event that they work on. */
export type NewsDesk = {
  /** Of the kinds that their role is told of; none: they are not in the team. */
  readonly read: (eventId: number) => Promise<Result<readonly OwnNews[], Refusal>>;
  readonly choose: (eventId: number, kind: NewsKind, time: NewsTime) => Promise<Result<null, Refusal>>;
};
export const NewsDesk: Token<NewsDesk> = token('NewsDesk');
