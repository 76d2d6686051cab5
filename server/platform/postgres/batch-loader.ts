type Asked<Key, Value> = {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
};

const MOST_AT_ONCE = 500;

/** A key asked for while a statement runs goes with the next, so no answer is older than its question. */
export function batchLoader<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const waiting: Asked<Key, Value>[] = [];
  let reading = false;

  async function readNext(): Promise<void> {
    const taken = waiting.splice(0, MOST_AT_ONCE);
    try {
      const values = await read(taken.map((each) => each.key));
      if (values.length !== taken.length) throw new Error(`${taken.length} were asked for, ${values.length} answered`);
      // The lengths are equal.
      for (const [index, each] of taken.entries()) each.resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of taken) reject(error);
    }
    if (waiting.length > 0) setImmediate(() => void readNext());
    else reading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (reading) return;
      reading = true;
      // After everything that arrives in this turn of the event loop.
      setImmediate(() => void readNext());
    });
}
