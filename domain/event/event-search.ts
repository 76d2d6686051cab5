/** Debounce (ms) and page size of the event search. [S7.4-01] */
export const SEARCH_PAUSE = 500;
export const SEARCH_PAGE = 20;

/** Number of upcoming events suggested before anything is typed. [S7.4-03] */
export const SUGGESTIONS_MAX = 12;

/** The query to search for; null when nothing was typed. [S7.4-01] */
export const searchQuery = (typed: string): string | null => typed.trim() || null;
