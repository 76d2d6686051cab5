export type ListOrder<Sort extends string> = { readonly by: Sort | 'newest'; readonly descending: boolean };

/** The order that an address asks for; newest first where it asks for none. */
export const listOrder = <Sort extends string>(query: URLSearchParams, sorts: readonly Sort[]): ListOrder<Sort> => ({
  by: sorts.find((one) => one === query.get('sort')) ?? 'newest',
  descending: query.get('order') === 'desc',
});

/** A second press on the same column turns it round. */
export const sortAddress = <Sort extends string>(
  order: ListOrder<Sort>,
  by: Sort,
): Readonly<Record<'sort' | 'order', string>> => ({
  sort: by,
  order: order.by === by && !order.descending ? 'desc' : '',
});

export const sortDirection = <Sort extends string>(order: ListOrder<Sort>, by: Sort): 'asc' | 'desc' =>
  (order.by === by && order.descending) !== (by === 'newest') ? 'desc' : 'asc';

/** What the server is asked for. */
export const askedOrder = <Sort extends string>({
  by,
  descending,
}: ListOrder<Sort>): { readonly sort?: Sort; readonly descending?: boolean } => ({
  ...(by === 'newest' ? {} : { sort: by }),
  ...(descending ? { descending } : {}),
});
