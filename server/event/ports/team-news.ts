import type { NewsChoice, NewsKind, NewsTime } from '#domain/event/news/news-choice.ts';
import type { News, NewsSums } from '#domain/event/news/team-news.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { NewsTie } from '#domain/permission/told-of-news.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type NewsReader = {
  readonly accountId: AccountId;
  readonly email: string;
  readonly locale: Locale;
  readonly tie: NewsTie;
  readonly choice: NewsChoice;
};

/** In the transaction of what happened. The statement is sent before the function first waits. */
export type NoteNews = (tx: Transaction, eventId: number, news: readonly News[]) => Promise<void>;
export const NoteNews: Token<NoteNews> = token<NoteNews>('NoteNews');

/** What happened at events, until their teams are told, and who is told when. */
export type TeamNews = {
  /** Events with news whose id is above `after`, ascending. */
  readonly events: (after: number, most: number) => Promise<readonly number[]>;
  /** Removes an event's news, except what another node is taking. */
  readonly take: (tx: Transaction, eventId: number) => Promise<readonly News[]>;
  /** Null: the event is gone. */
  readonly timezone: (tx: Transaction, eventId: number) => Promise<string | null>;
  /** The owner, while they act for the publisher, and the team; nobody twice, and no suspended account. */
  readonly readers: (tx: Transaction, eventId: number) => Promise<readonly NewsReader[]>;
  /** Null: they are told nothing of this event. */
  readonly reader: (eventId: number, accountId: AccountId) => Promise<NewsReader | null>;
  /** Adds to the next daily letter, which is at `letterAt` unless one is due before. */
  readonly addToDay: (tx: Transaction, eventId: number, sums: NewsSums, letterAt: Instant) => Promise<void>;
  /** Events whose daily letter is due, the longest due first. */
  readonly dueDays: (now: Instant, most: number) => Promise<readonly number[]>;
  /** Removes the figures of a due letter. Null: another node took them. */
  readonly takeDay: (tx: Transaction, eventId: number, now: Instant) => Promise<NewsSums | null>;
  readonly choose: (
    chosen: {
      readonly eventId: number;
      readonly accountId: AccountId;
      readonly kind: NewsKind;
      readonly time: NewsTime;
    },
    at: Instant,
  ) => Promise<void>;
};
export const TeamNews: Token<TeamNews> = token<TeamNews>('TeamNews');
