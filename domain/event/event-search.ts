/**
 * What a search for events waits after the last keystroke, and how many it shows, in milliseconds and events. [S7.4-01]
 */
export const SEARCH_PAUSE = 500;
export const SEARCH_PAGE = 20;

/** Upcoming events that are shown while nothing is searched for, at most. [S7.4-03] */
export const SUGGESTIONS_MAX = 12;

/** What is searched for; null: nothing, so that no search is made. [S7.4-01] */
export const searchQuery = (typed: string): string | null => typed.trim() || null;
