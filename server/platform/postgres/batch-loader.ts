type Asked<Key, Value> = {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
};

const MOST_AT_ONCE = 500;

/**
 * Reads what a crowd asks for one by one in one statement for all: whoever asks while a statement is under way goes
 * with the next, which begins after the question, so that nobody is answered with what was true before. Alone, a
 * question waits for nothing. `read` answers the keys in their order.
 */
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
      // The lengths are the same.
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
      // Everything that arrived together goes together.
      setImmediate(() => void readNext());
    });
}
