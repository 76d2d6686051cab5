import type pg from 'pg';
import { readOnlyError, UncommittedError } from './is-retryable.ts';
import { settleAll } from './settle-all.ts';

/** Planners often have no statistics of a new event and would scan it: everything goes by key. */
export const BATCH_SETTINGS = [
  'lock_timeout=2s',
  'statement_timeout=2s',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'enable_seqscan=off',
] as const;

/** In the same round trip. When a statement fails, COMMIT rolls all back. */
export type CommitWith = (...sent: readonly Promise<unknown>[]) => Promise<void>;

/** BEGIN travels with the reads; nothing is written before they succeed. Commits when `write` resolves. */
export async function inBatchTransaction<Book, Written>(
  pool: Pick<pg.Pool, 'connect'>,
  read: (client: pg.ClientBase) => Promise<Book>,
  write: (client: pg.ClientBase, book: Book, commitWith: CommitWith) => Promise<Written>,
): Promise<Written> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that breaks between queries emits an error; the next query reports it.
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
