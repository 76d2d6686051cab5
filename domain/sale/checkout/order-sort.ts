/** Columns that sort an event's orders over all pages; buyers by the given name, as Vietnamese lists are. [design] */
export const ORDER_SORTS = ['newest', 'buyer', 'total', 'status'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
