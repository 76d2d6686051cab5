/**
 * Lets so many transactions hold a connection at a time, in the order they came. Whoever waits longer than its patience
 * is told what the pool tells who waits for a connection.
 */
export function transactionTurns(most: number, patienceMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const waiting = new Set<() => void>();

  const enter = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (busy < most) {
        busy += 1;
        resolve();
        return;
      }
      const begin = (): void => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        waiting.delete(begin);
        reject(new Error('timeout exceeded when trying to connect'));
      }, patienceMs);
      waiting.add(begin);
    });
  const leave = (): void => {
    const [next] = waiting;
    if (next === undefined) busy -= 1;
    else {
      waiting.delete(next);
      next();
    }
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
