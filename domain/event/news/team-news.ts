import { NEWS_KINDS, type NewsChoice, type NewsKind, type NewsTime } from './news-choice.ts';

/**
 * What can happen, with the kind that tells it. REGISTERED: an order waits for the organiser. NOT_MAILED: a scheduled
 * mailing was not sent. [design]
 */
export const HAPPENINGS = {
  SOLD: 'SALE',
  REGISTERED: 'REGISTRATION',
  ACCEPTED: 'ANSWER',
  DECLINED: 'ANSWER',
  WAITING: 'ANSWER',
  NOT_PUBLISHED: 'PROBLEM',
  NOT_MAILED: 'PROBLEM',
} as const satisfies Readonly<Record<string, NewsKind>>;
export type Happening = keyof typeof HAPPENINGS;

/** `places`: tickets of an order, or people on an invitation. `amount`: in dong, as the ledger books the sale. */
export type News = { readonly happening: Happening; readonly places: number; readonly amount: number };

/** The figures of a letter, by the kind that they tell. [design] */
export const NEWS_FIGURES = {
  SALE: ['orders', 'tickets', 'amount'],
  REGISTRATION: ['registrations', 'registeredTickets', 'registeredAmount'],
  ANSWER: ['accepted', 'coming', 'declined', 'waiting'],
  PROBLEM: ['notPublished', 'notMailed'],
} as const satisfies Readonly<Record<NewsKind, readonly string[]>>;
export type NewsFigure = (typeof NEWS_FIGURES)[NewsKind][number];
export const ALL_NEWS_FIGURES: readonly NewsFigure[] = NEWS_KINDS.flatMap((kind) => [...NEWS_FIGURES[kind]]);

export type NewsSums = Readonly<Record<NewsFigure, number>>;

export const NO_NEWS: NewsSums = {
  orders: 0,
  tickets: 0,
  amount: 0,
  registrations: 0,
  registeredTickets: 0,
  registeredAmount: 0,
  accepted: 0,
  coming: 0,
  declined: 0,
  waiting: 0,
  notPublished: 0,
  notMailed: 0,
};

const FIGURES_OF: Readonly<Record<Happening, (news: News) => Partial<NewsSums>>> = {
  SOLD: ({ places, amount }) => ({ orders: 1, tickets: places, amount }),
  REGISTERED: ({ places, amount }) => ({ registrations: 1, registeredTickets: places, registeredAmount: amount }),
  ACCEPTED: ({ places }) => ({ accepted: 1, coming: places }),
  DECLINED: () => ({ declined: 1 }),
  WAITING: () => ({ waiting: 1 }),
  NOT_PUBLISHED: () => ({ notPublished: 1 }),
  NOT_MAILED: () => ({ notMailed: 1 }),
};

const eachFigure = (value: (figure: NewsFigure) => number): NewsSums => {
  const sums: Record<NewsFigure, number> = { ...NO_NEWS };
  for (const figure of ALL_NEWS_FIGURES) sums[figure] = value(figure);
  return sums;
};

/** Adds up what happened; each happening counts once, in the figures of its own kind. [design] */
export const sumNews = (all: readonly News[]): NewsSums => {
  const parts = all.map((news) => FIGURES_OF[news.happening](news));
  return eachFigure((figure) => parts.reduce((sum, part) => sum + (part[figure] ?? 0), 0));
};

/**
 * What one person is told at a time: the kinds that they may see and chose for it. Null: nothing of it happened, and no
 * letter is sent. [design]
 */
export function newsFor(
  sums: NewsSums,
  kinds: readonly NewsKind[],
  choice: NewsChoice,
  time: Exclude<NewsTime, 'NEVER'>,
): NewsSums | null {
  const told = new Set(
    kinds.filter((kind) => choice[kind] === time).flatMap((kind): readonly NewsFigure[] => NEWS_FIGURES[kind]),
  );
  const own = eachFigure((figure) => (told.has(figure) ? sums[figure] : 0));
  return ALL_NEWS_FIGURES.some((figure) => own[figure] > 0) ? own : null;
}
