import type pg from 'pg';
import { readOnlyError, UncommittedError } from './is-retryable.ts';
import { settleAll } from './settle-all.ts';

/**
 * What a connection for batches is opened with, so that no batch says it again. Rows are looked up one by one, by their
 * keys: how large a table or an event is, planners often do not know yet, and what they would join otherwise they read
 * from end to end.
 */
export const BATCH_SETTINGS = [
  'lock_timeout=2s',
  'statement_timeout=2s',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
] as const;

/**
 * Waits for statements that were sent and commits behind them in the same breath; for statements whose answers nobody
 * has to look at. When one of them fails, COMMIT undoes them all.
 */
export type CommitWith = (...sent: readonly Promise<unknown>[]) => Promise<void>;

/**
 * One transaction for what many asked at once: reads under its locks, then writes. BEGIN crosses the wire with the
 * reads; nothing is written before it is known to have succeeded. What `write` did not commit itself is committed when
 * it resolves.
 */
export async function inBatchTransaction<Book, Written>(
  pool: Pick<pg.Pool, 'connect'>,
  read: (client: pg.ClientBase) => Promise<Book>,
  write: (client: pg.ClientBase, book: Book, commitWith: CommitWith) => Promise<Written>,
): Promise<Written> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that breaks while nobody awaits a query emits; the next query tells the caller.
  const note = (error: Error): void => {
    broken = error;
  };
  client.on('error', note);
  let committed = false;
  const commitWith: CommitWith = async (...sent) => {
    committed = true;
    const commit = client.query('COMMIT');
    await settleAll(...sent, commit);
    if ((await commit).command !== 'COMMIT') throw new UncommittedError();
  };
  try {
    const [, book] = await settleAll(client.query('BEGIN'), read(client));
    const written = await write(client, book, commitWith);
    if (!committed) await commitWith();
    return written;
  } catch (error) {
    broken ??= readOnlyError(error);
    await client.query('ROLLBACK').catch((failure: unknown) => {
      broken ??= failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}
