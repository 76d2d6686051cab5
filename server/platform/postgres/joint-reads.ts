import type pg from 'pg';

export type Reads = {
  /** Of one statement. */
  readonly rows: <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;
};

type Asked = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly resolve: (rows: never[]) => void;
  readonly reject: (error: unknown) => void;
};

const MOST_AT_ONCE = 50;

/**
 * What one turn of the event loop asks leaves on one connection in one write, because waking a connection costs more
 * than a read by key. For such reads only: each waits for those before it. The pool's clients must pipeline.
 */
export function jointReads(pool: pg.Pool): Reads {
  const waiting: Asked[] = [];
  let connecting = false;

  async function answer(client: pg.PoolClient, taken: readonly Asked[]): Promise<void> {
    // As in the pool's own `query`: a connection on which a statement failed is not used again.
    let failed = false;
    const fail = (): void => {
      failed = true;
    };
    client.on('error', fail);
    await Promise.all(
      taken.map(async ({ text, values, resolve, reject }) => {
        try {
          resolve((await client.query<never>(text, [...values])).rows);
        } catch (error) {
          fail();
          reject(error);
        }
      }),
    );
    client.off('error', fail);
    client.release(failed);
  }

  async function connect(): Promise<void> {
    connecting = true;
    try {
      const client = await pool.connect();
      connecting = false;
      const taken = waiting.splice(0, MOST_AT_ONCE);
      if (waiting.length > 0) void connect();
      await answer(client, taken);
    } catch (error) {
      connecting = false;
      for (const { reject } of waiting.splice(0)) reject(error);
    }
  }

  return {
    rows: <Row>(text: string, values: readonly unknown[]) =>
      new Promise<Row[]>((resolve, reject) => {
        waiting.push({ text, values, resolve, reject });
        if (connecting) return;
        connecting = true;
        process.nextTick(() => void connect());
      }),
  };
}
