export { SEARCH_PAUSE } from '#domain/event/event-search.ts';
