const KEPT_MS = 5_000;
const MOST = 1_000;

/**
 * Counting an event's rows takes as long as the event has rows, and fifty devices at its doors ask after each scan.
 * What is large is counted at most once in five seconds, however many ask; what is not is counted each time, so that it
 * is never a moment behind.
 */
export function cachedCounts<Counts>(
  isLarge: (counts: Counts) => boolean,
  clock: () => number = () => performance.now(),
) {
  const large = new Map<string, { readonly counts: Promise<Counts>; readonly until: number }>();
  return async (key: string, count: () => Promise<Counts>): Promise<Counts> => {
    const known = large.get(key);
    if (known !== undefined && clock() < known.until) return known.counts;
    const counting = count();
    // It was large the last time: who asks meanwhile waits for the same.
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
