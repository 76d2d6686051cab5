/**
 * Lets at most `atOnce` pieces of work go on at a time, in the order they came; rejects the one that finds more than
 * `mostWaiting` before it.
 */
export function makeTurns(
  atOnce: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (busy < atOnce) busy += 1;
    else if (waiting.length >= mostWaiting) throw new Error('Too many wait');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
