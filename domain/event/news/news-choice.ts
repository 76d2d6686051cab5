/** What an organiser and their team are told of an event by email. [design] */
export const NEWS_KINDS = ['SALE', 'REGISTRATION', 'ANSWER', 'PROBLEM'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** When. [design] */
export const NEWS_TIMES = ['AT_ONCE', 'DAILY', 'NEVER'] as const;
export type NewsTime = (typeof NEWS_TIMES)[number];

/** One person's choice for one event. [design] */
export type NewsChoice = Readonly<Record<NewsKind, NewsTime>>;

/** What waits for an answer or went wrong cannot wait until tomorrow. [design] */
export const USUAL_CHOICE: NewsChoice = { SALE: 'DAILY', REGISTRATION: 'AT_ONCE', ANSWER: 'DAILY', PROBLEM: 'AT_ONCE' };
