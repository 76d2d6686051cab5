/** Other orders of the public list than by start: what was created last, and what has the cheapest ticket. [design] */
export const EVENT_SORTS = ['NEWEST', 'LOWEST_PRICE'] as const;
export type EventSort = (typeof EVENT_SORTS)[number];
