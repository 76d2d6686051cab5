/** From this many on, a page says how many are left. */
const FEW = 10;
/** One place in so many: below that share a card says that an event is almost gone. */
const ALMOST_GONE_SHARE = 10;

/** The number of places left where it is worth saying: when there are some, and few. `remaining` null: unlimited. */
export const fewLeft = (remaining: number | null): number | null =>
  remaining !== null && remaining > 0 && remaining <= FEW ? remaining : null;

/** Whether at most a tenth of the places is left. Without a limit never. */
export const isAlmostGone = (sums: { readonly sold: number; readonly capacity: number | null }): boolean =>
  sums.capacity !== null && (sums.capacity - sums.sold) * ALMOST_GONE_SHARE <= sums.capacity;
