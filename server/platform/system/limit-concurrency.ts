type Bounds = {
  /** Rejects work that finds this many waiting before it. */
  readonly mostWaiting?: number;
  /** Rejects work that waited this long, with the message of a connection pool. */
  readonly patienceMs?: number;
};

/** In the order they came. */
export function limitConcurrency(
  atOnce: number,
  { mostWaiting = Number.POSITIVE_INFINITY, patienceMs }: Bounds = {},
): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const waiting = new Set<() => void>();

  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(patience);
        resolve();
      };
      const giveUp = (): void => {
        waiting.delete(begin);
        reject(new Error('timeout exceeded when trying to connect'));
      };
      const patience = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      waiting.add(begin);
    });

  return async (work) => {
    if (busy < atOnce) busy += 1;
    else if (waiting.size >= mostWaiting) throw new Error('Too many wait');
    else await wait();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) busy -= 1;
      else {
        waiting.delete(next);
        next();
      }
    }
  };
}
