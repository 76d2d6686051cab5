const KEPT_MS = 5_000;
const MOST = 1_000;

/** Large counts are cached for five seconds, as fifty scanners ask after each scan; small ones are exact. */
export function cachedCounts<Counts>(
  isLarge: (counts: Counts) => boolean,
  clock: () => number = () => performance.now(),
) {
  const large = new Map<string, { readonly counts: Promise<Counts>; readonly until: number }>();
  return async (key: string, count: () => Promise<Counts>): Promise<Counts> => {
    const known = large.get(key);
    if (known !== undefined && clock() < known.until) return known.counts;
    const counting = count();
    // It was large before: concurrent callers share this count.
    if (known !== undefined) large.set(key, { counts: counting, until: clock() + KEPT_MS });
    try {
      const counts = await counting;
      if (!isLarge(counts)) large.delete(key);
      else {
        if (large.size >= MOST) large.clear();
        large.set(key, { counts: counting, until: clock() + KEPT_MS });
      }
      return counts;
    } catch (error) {
      large.delete(key);
      throw error;
    }
  };
}
